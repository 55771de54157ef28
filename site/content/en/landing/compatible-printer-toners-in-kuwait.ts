import type { LandingContent } from '../../types';

export const text: LandingContent = {
  title: 'Compatible printer toner in Kuwait | TASS',
  description:
    'What compatible toner is, how it differs from refilled, and which TASS cartridges fit HP, Canon, Brother, Samsung and Kyocera.',
  keywords: 'compatible toner Kuwait, generic toner, third-party toner, TASS compatible',
  heading: 'Compatible printer toner in Kuwait',
  intro:
    'A compatible cartridge is new, made by someone other than the printer’s maker to fit the same machine. Ours are called TASS, and each names the original it takes the place of.',
  grid: { highlight: 'Compatible', heading: 'toner' },
  sections: [
    {
      heading: 'New, not refilled',
      paragraphs: [
        'People often take compatible and refilled for the same thing. A compatible cartridge has a new shell, new drum and new chip. A remanufactured one begins as a used original and is rebuilt. A refilled one has only had powder poured in, and we don’t sell those.',
        'The page figure on the card is the original’s: TASS 83A is rated for 1,500 pages like HP’s, TASS for Canon 057 for 3,100, TASS for Kyocera TK-1170 for 7,200.',
      ],
    },
    {
      heading: 'Where it makes sense',
      paragraphs: [
        'Everyday black text is where you gain most: invoices, school sheets, contracts, drafts. For photographs and brand colours on coated paper many customers stay with originals, and we tell you so.',
        'Check the letter at the end. A and X, or 051 and 051H, are two sizes for one printer; but a TK-1170 and a TK-1160 are two different cartridges that don’t swap.',
      ],
    },
  ],
  questions: [
    {
      question: 'Will my printer refuse it?',
      answer:
        'Printers set to accept only the maker’s chips may. HP calls this dynamic security and names it on the box and in the settings. Ask us with your exact model before you order.',
    },
    {
      question: 'What about the printer’s warranty?',
      answer:
        'Read the card that came with it. Makers normally cover faults the cartridge did not cause, and not those it did. In the first year, originals are the quiet choice.',
    },
    {
      question: 'And if it prints badly?',
      answer: 'Send us a photo of a page. A faulty cartridge is exchanged or refunded; the terms say how.',
    },
  ],
  links: [
    { label: 'One printer, three kinds of toner', href: '/original-and-compatible-printer-toners-in-kuwait' },
    { label: 'All TASS products', href: '/brands/tass' },
    { label: 'Terms and warranty', href: '/tnc' },
  ],
};
