import type { LandingContent } from '../../types';

export const text: LandingContent = {
  title: 'Eco-friendly printer toner in Kuwait | TASS',
  description:
    'Remanufactured toner and ink in Kuwait: used original shells rebuilt and print-tested, plus habits that save toner and paper.',
  keywords: 'eco friendly toner Kuwait, remanufactured cartridge, green printing, recycled toner',
  heading: 'Eco-friendly printer toner in Kuwait',
  intro:
    'A toner shell is made of hard plastic and metal and outlives its powder by years. Rebuilding it instead of moulding a new one is the plainest way to print with less waste.',
  grid: { highlight: 'Second life', heading: 'for a cartridge' },
  sections: [
    {
      heading: 'What happens to a used cartridge',
      paragraphs: [
        'It is opened and vacuumed. The drum, the wiper blade and the chip are replaced, fresh powder goes in, and the cartridge prints test pages before it is closed. It keeps the page rating of the original: a remanufactured HP 26A prints about 3,100 pages, a Brother TN-2420 about 3,000.',
        'We have them for the printers that offices in Kuwait keep longest, among them HP 05A, 80A, 85A and 55X, Canon 725 and 737, Samsung MLT-D111S and Lexmark 605H, and ink such as HP 650 and 652.',
      ],
    },
    {
      heading: 'Three habits that help more',
      paragraphs: [
        'Print on both sides: it halves the paper. Choose large cartridges: one 55X replaces two 55A shells. And use toner to its end: “low” is a warning, not a stop, and rocking the cartridge gently often gives some more pages.',
      ],
    },
  ],
  questions: [
    {
      question: 'Is remanufactured worse than new?',
      answer:
        'For office text you should see no difference. If you do, show us the page and we exchange or refund the cartridge.',
    },
    {
      question: 'What do I do with the empty one?',
      answer:
        'Put it in the bag and box of the new one and keep it out of household waste. Write to us before you visit and we tell you whether we can take your type back.',
    },
    {
      question: 'Are tank printers greener?',
      answer:
        'Usually. A bottle is a few grams of plastic for thousands of pages, where small cartridges would take dozens.',
    },
  ],
  links: [
    { label: 'Remanufactured toner', href: '/remanufactured-toners' },
    { label: 'Ink bottles', href: '/printer-ink-supplier-in-kuwait' },
    { label: 'Ask about empties', href: '/contact-us' },
  ],
};
