import type { LandingContent } from '../../types';

export const text: LandingContent = {
  title: 'TASS toner in Kuwait: our own brand',
  description:
    'TASS is the shop’s own toner in Kuwait. What is inside, how it is tested, and which TASS products to begin with.',
  keywords: 'TASS toner Kuwait, TASS brand, own brand toner, Kuwaiti toner brand',
  heading: 'TASS toner in Kuwait',
  intro:
    'A shop that puts its own name on a cartridge has nobody to send a complaint to. That is the idea of TASS: if it prints badly, you know whom to call, and the number is at the foot of this page.',
  grid: { highlight: 'TASS', heading: 'top picks' },
  sections: [
    {
      heading: 'What we look for',
      paragraphs: [
        'Black that is black to the edge of the page. Powder that melts at the temperature your printer works at, so that it doesn’t rub off. A chip that the printer reads at once. A shell that doesn’t leak when it travels in a hot van in July. Every cartridge prints a test before it is packed.',
        'We rate pages like the original: 10,000 for the 59X, 2,000 for the 12A, 7,200 for the TK-1170.',
      ],
    },
    {
      heading: 'Where to begin',
      paragraphs: [
        'For an office laser, 59A, 83A or 12A. For a Kyocera, TK-1170, and WT-860 for the waste toner of a TASKalfa. At home, the four bottles for Epson 664 or 103. For parcels and shelves, DK-22205 rolls; for the till, 80 mm thermal paper; and for all of them, a box of A4.',
      ],
    },
  ],
  questions: [
    {
      question: 'Is TASS compatible or remanufactured?',
      answer:
        'There are both, and the name says which. Compatible is new; remanufactured is an original shell, rebuilt.',
    },
    {
      question: 'Where can I buy it?',
      answer:
        'Here, by WhatsApp, at our office in Kuwait City, and from partners who show our products on their own pages.',
    },
    {
      question: 'Can my shop sell TASS?',
      answer: 'Yes. The business page tells you how, from a two-line finder on your site to wholesale.',
    },
  ],
  links: [
    { label: 'The full compatible range', href: '/tass-toners-compatible-cartridges-in-kuwait' },
    { label: 'Sell TASS', href: '/b2b' },
    { label: 'Contact', href: '/contact-us' },
  ],
};
