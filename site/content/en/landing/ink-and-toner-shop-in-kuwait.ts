import type { LandingContent } from '../../types';

export const text: LandingContent = {
  title: 'Ink and toner shop in Kuwait | TASS',
  description:
    'An ink and toner shop in Kuwait City and online: supplies for 19 makers’ printers, our own brand, open every day from 8 to 22.',
  keywords: 'ink shop Kuwait, toner shop near me, ink and toner Kuwait City, printer shop',
  heading: 'Ink and toner shop in Kuwait',
  intro:
    'Ink in one aisle, toner in the next, and somebody who knows which of the two your printer takes. Online the aisles are longer, that is all.',
  grid: { highlight: 'Favourite', heading: 'ink and toner' },
  sections: [
    {
      heading: 'What is on the shelves',
      paragraphs: [
        'Ink cartridges such as HP 652, 123 and 305, Canon PG-445 and CL-446, Epson 29XL. Bottles for EcoTank, Smart Tank, PIXMA G and Brother DCP-T. Toner for fourteen makers’ printers, from a student’s Laser 107 to an office bizhub. Drums, waste boxes, ribbons, label tapes, paper and cables.',
        'Beside the makers’ products stands TASS, our own, where it saves you something.',
      ],
    },
    {
      heading: 'How people shop here',
      paragraphs: [
        'Some bring the empty cartridge to our office in Kuwait City. Some send its photo by WhatsApp and get a link to a filled cart. Most choose brand and model in the finder and pay in cash or KNET when we deliver, to any of the six governorates.',
      ],
    },
  ],
  questions: [
    {
      question: 'Is my printer ink or toner?',
      answer:
        'If it has bottles, tanks or small square cartridges, it is ink. If the cartridge is as wide as the paper, it is toner.',
    },
    {
      question: 'When are you open?',
      answer: 'Every day from 8:00 to 22:00. The site takes orders at any hour.',
    },
    {
      question: 'Do you keep supplies for old printers?',
      answer:
        'Longer than most: LaserJet 1010 and 1020, Canon LBP2900, Epson LX-300+, Samsung ML-2160. Search the model; if it is here, we have something for it.',
    },
  ],
  links: [
    { label: 'Inks', href: '/printer-ink-supplier-in-kuwait' },
    { label: 'Toners', href: '/printer-toner-supplier-in-kuwait' },
    { label: 'Find our office', href: '/contact-us' },
  ],
};
