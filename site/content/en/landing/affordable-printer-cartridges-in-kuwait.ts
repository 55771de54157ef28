import type { LandingContent } from '../../types';

export const text: LandingContent = {
  title: 'Affordable printer cartridges in Kuwait | TASS',
  description:
    'Pay less per page in Kuwait: compatible toner, high-yield cartridges and ink bottles, compared by what each page costs.',
  keywords: 'cheap printer cartridges Kuwait, affordable toner, low cost ink, cost per page',
  heading: 'Affordable printer cartridges in Kuwait',
  intro:
    'The cartridge with the lowest price is rarely the cheapest. What counts is the cost of a page, and we show it in fils beside every product whose page yield is known.',
  grid: { highlight: 'Lowest', heading: 'cost per page' },
  sections: [
    {
      heading: 'Three ways to a smaller bill',
      paragraphs: [
        'Buy the bigger size. The HP 59A and 59X fit the same LaserJet Pro M404 and M428; one prints about 3,000 pages and the other about 10,000. The large one costs more today and less on every page after.',
        'Buy compatible. A TASS cartridge carries the number of the original it replaces, from the HP 12A in an old LaserJet 1020 to the Kyocera TK-1170 in an ECOSYS M2040dn, and is rated for the same number of pages.',
        'Buy remanufactured. An original shell with a new drum and fresh powder is the lowest price we have for many HP and Canon printers.',
      ],
    },
    {
      heading: 'Sometimes the printer is what costs you',
      paragraphs: [
        'Small inkjets run on small cartridges: an HP 305 black holds about 120 pages. If your family prints every week, a tank printer changes the sum. One Epson 103 black bottle is good for about 4,500 pages, one Canon GI-490 black for about 6,000.',
      ],
    },
  ],
  questions: [
    {
      question: 'Why does copier toner lead this list?',
      answer:
        'The list is sorted by cost per page, and one copier cartridge prints tens of thousands of them. Choose your own model in the finder to compare only what fits it.',
    },
    {
      question: 'Can a cheap cartridge damage my printer?',
      answer:
        'A badly sealed one can leave powder inside. If a TASS cartridge leaks, prints badly or is not recognised, stop using it, send us a photo and we exchange or refund it.',
    },
    {
      question: 'How do I avoid paying for delivery?',
      answer:
        'Delivery is KWD 2 and free for orders over KWD 30. Add the next cartridge or a box of A4 to this order instead of paying for two trips.',
    },
  ],
  links: [
    { label: 'Find what fits your printer', href: '/ink-toner-finder' },
    { label: 'Remanufactured toner', href: '/remanufactured-toners' },
    { label: 'Ink bottles and cartridges', href: '/printer-ink-supplier-in-kuwait' },
  ],
};
