import type { LandingContent } from '../../types';

export const text: LandingContent = {
  title: 'Genuine printer cartridges in Kuwait | TASS',
  description:
    'Genuine HP, Canon, Epson, Brother, Kyocera and Samsung toner and ink in Kuwait, and how to tell an original from a copy.',
  keywords: 'genuine cartridges Kuwait, original toner, original ink, fake toner, HP original',
  heading: 'Genuine printer cartridges in Kuwait',
  intro:
    'Whatever we call original was made by the company whose name is on the printer. Whatever wasn’t says compatible or remanufactured in the same place on the card.',
  grid: { highlight: 'Genuine', heading: 'toner and ink' },
  sections: [
    {
      heading: 'How to know a genuine box',
      paragraphs: [
        'Makers seal their boxes with a label that changes as you tilt it, and most let you check its code on their own site. The tape is straight, the print is sharp, the cartridge lies in a sealed bag with protective parts still on.',
        'A price far under everyone else’s is the oldest sign of a copy. We would rather sell you an honest compatible than a box that pretends.',
      ],
    },
    {
      heading: 'When original is worth it',
      paragraphs: [
        'While the printer is under warranty. For photographs, where ink and paper are made for each other, such as an EcoTank L8050 with its six 108 inks. For colour that must match from branch to branch. And for copiers on a service contract, whose terms may ask for it.',
        'Popular originals on our shelf: HP 26A, 59X and 106A, Canon 725, 057 and 071, Brother TN-3480, Samsung MLT-D101S, Kyocera TK-1140, Epson 103 and HP 652.',
      ],
    },
  ],
  questions: [
    {
      question: 'Are you an official dealer?',
      answer:
        'We are an independent shop and claim no dealership. Brand names here say which printer a product fits.',
    },
    {
      question: 'Why does an HP number differ from the one sold abroad?',
      answer:
        'Makers sell the same printer with other codes by region, and chips may be bound to them. Order by the number on your old cartridge.',
    },
    {
      question: 'Do originals expire?',
      answer:
        'Ink carries a date; toner keeps for years if sealed and cool. Don’t leave either in a parked car in summer.',
    },
  ],
  links: [
    { label: 'All brands', href: '/brand' },
    { label: 'Original or compatible?', href: '/original-and-compatible-printer-toners-in-kuwait' },
    { label: 'Genuine ink', href: '/premium-printer-ink-in-kuwait' },
  ],
};
