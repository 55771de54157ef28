import type { LandingContent } from '../../types';

export const text: LandingContent = {
  title: 'Printer paper supplier in Kuwait: A4, A3, photo | TASS',
  description:
    'A4, A3 and A5 copy paper, photo paper, card, stickers, receipt rolls and plotter rolls in Kuwait, by the ream or the box.',
  keywords: 'A4 paper Kuwait, copy paper, photo paper, thermal rolls, A3 paper, plotter paper',
  heading: 'Printer paper supplier in Kuwait',
  intro:
    'Half of all paper jams begin in the packet. Choose the weight your printer likes, keep it dry, and it will behave.',
  grid: { highlight: 'Paper', heading: 'and rolls' },
  sections: [
    {
      heading: 'Which weight for what',
      paragraphs: [
        'For everyday printing and copying take 80 gsm; TASS copy paper comes in A4, A3 and A5, and the box of five reams is the usual order of an office. 70 gsm is for drafts. 100 gsm gives colour lasers a smoother page for reports, and 160 gsm card is for covers and certificates, one sheet at a time through the rear feed.',
        'Self-adhesive A4 sheets are for lasers and inkjets alike; print them in one pass and never send a half-used sheet back through a laser.',
      ],
    },
    {
      heading: 'Photographs, tills and plans',
      paragraphs: [
        'Glossy and matte photo paper is for inkjets only: in a laser it melts. We have it from TASS, Epson, Canon, HP and Brother, in 10 × 15 cm, A4 and A3, and the ink-and-paper sets RP-108 and KP-36IP for Canon SELPHY.',
        'Receipt printers take 80 mm thermal rolls or 76 mm bond rolls, in boxes of fifty. For plotters there is a 610 mm roll of 50 metres.',
      ],
    },
  ],
  questions: [
    {
      question: 'How many sheets are in a ream and a box?',
      answer: 'A ream has 500 sheets, a TASS box five reams: 2,500 sheets.',
    },
    {
      question: 'Why does my paper curl?',
      answer:
        'Moisture. Close the packet after opening, store it flat away from the air conditioner’s outlet, and turn the stack over in the tray.',
    },
    {
      question: 'Is a box heavy to deliver?',
      answer: 'About twelve kilos; we bring it to your door in any area, on the same terms as toner.',
    },
  ],
  links: [
    { label: 'Photo ink', href: '/premium-printer-ink-in-kuwait' },
    { label: 'Ribbons for receipts', href: '/ribbon-cartridges' },
    { label: 'Office supplies', href: '/office-printer-supplies-in-kuwait' },
  ],
};
