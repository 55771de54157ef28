import type { LandingContent } from '../../types';

export const text: LandingContent = {
  title: 'Original and compatible toner in Kuwait | TASS',
  description:
    'Original, compatible or remanufactured? One HP 59A shown all three ways, with price and cost per page side by side.',
  keywords: 'original vs compatible toner, HP 59A compatible, remanufactured or original, Kuwait',
  heading: 'Original and compatible printer toner in Kuwait',
  intro:
    'Take one cartridge, the 59A of a LaserJet Pro M404, and look at it three times: from HP, from TASS new, and from TASS rebuilt. All three print about 3,000 pages. Which one is for you?',
  grid: { highlight: 'One cartridge,', heading: 'three ways' },
  sections: [
    {
      heading: 'What you pay for',
      paragraphs: [
        'Original: made with the printer, accepted by every firmware, with the maker’s warranty behind it. The highest price.',
        'Compatible: new throughout, without the maker’s name. Good for text all day; a printer with strict chip control may ask questions.',
        'Remanufactured: the maker’s own shell with a new drum and powder. It fits like the original because half of it is one, and it keeps plastic out of the bin.',
      ],
    },
    {
      heading: 'Choosing in a minute',
      paragraphs: [
        'Printer under a year old, or leased: original. Invoices, schools, clinics, everything in black: compatible. Older printers worth less than a cartridge: remanufactured. Photographs and brand colours: original again.',
        'The same choice exists for hundreds of numbers, such as Brother TN-2420, Canon 725 or Samsung MLT-D101S. Open any product and its siblings stand beside it.',
      ],
    },
  ],
  questions: [
    {
      question: 'Do all three really print the same number of pages?',
      answer:
        'They are rated alike, at five per cent cover. What you print decides: a page full of tables takes several times as much.',
    },
    {
      question: 'Can I go back to original later?',
      answer: 'Any time. The printer keeps no memory that harms it; take one out, put the other in.',
    },
    {
      question: 'Which do you recommend yourselves?',
      answer:
        'For a black office laser out of warranty, TASS compatible. We would not sell it under our own name otherwise.',
    },
  ],
  links: [
    { label: 'Compatible toner', href: '/compatible-printer-toners-in-kuwait' },
    {
      label: 'Genuine cartridges',
      href: '/genuine-printer-cartridges-in-kuwait-high-quality-toner-ink',
    },
    { label: 'Remanufactured toner', href: '/remanufactured-toners' },
  ],
};
