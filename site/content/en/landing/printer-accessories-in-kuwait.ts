import type { LandingContent } from '../../types';

export const text: LandingContent = {
  title: 'Printer accessories in Kuwait | TASS',
  description:
    'Printer cables, trays, cleaning kits, maintenance boxes, stands and dust covers in Kuwait, delivered with your toner.',
  keywords: 'printer accessories Kuwait, USB printer cable, paper tray, cleaning kit, printer stand',
  heading: 'Printer accessories in Kuwait',
  intro:
    'The small things that are missing on the first day of a new printer, and the ones that keep an old one alive.',
  grid: { highlight: 'Printer', heading: 'accessories' },
  sections: [
    {
      heading: 'Setting up',
      paragraphs: [
        'Few printers come with a data cable. Ours are USB A to B in 1.8, 3 and 5 metres, and Cat 6 network cables of 2 and 10 metres; a wired printer in an office of thick walls gives less trouble than a wireless one. There are power cables with a UK plug, and an extension with surge protection.',
        'A stand with two shelves takes the printer on top and paper below, away from the floor and its dust.',
      ],
    },
    {
      heading: 'More paper, fewer walks',
      paragraphs: [
        'A second tray is made for certain models only. HP D9P29A holds 550 sheets for the M402 and M404 families, Brother LT-5500 and LT-6500 go under the HL-L5100DN and its family, Kyocera PF-1100 under the ECOSYS M2040 and M2540. Check the list of printers on the product before you order.',
      ],
    },
  ],
  questions: [
    {
      question: 'Which USB cable does a printer need?',
      answer:
        'Nearly always USB A to B: flat at the computer, square at the printer. Beyond 5 metres use the network instead.',
    },
    {
      question: 'What cleans a print head?',
      answer:
        'The driver’s own cleaning first. If nozzles stay blocked, the print head kit with its fluid; leave it to work and repeat gently.',
    },
    {
      question: 'Do you have pens for thermal heads?',
      answer: 'Yes, for label and receipt printers, from TASS and Zebra. Clean with each new roll of ribbon.',
    },
  ],
  links: [
    { label: 'Care and kits', href: '/printer-maintenance-in-kuwait' },
    { label: 'Paper', href: '/printer-paper-supplier-in-kuwait' },
    { label: 'What fits my printer?', href: '/ink-toner-finder' },
  ],
};
