import type { LandingContent } from '../../types';

export const text: LandingContent = {
  title: 'Canon toner supplier in Kuwait | TASS',
  description:
    'Canon 725, 737, 051, 057, 071 and C-EXV copier toner in Kuwait, original and TASS compatible, with page yields.',
  keywords: 'Canon toner Kuwait, Canon 737, Canon 057, Canon 725, C-EXV 42, i-SENSYS toner, imageRUNNER',
  heading: 'Canon toner supplier in Kuwait',
  intro:
    'From the 725 in a small LBP6030 to the C-EXV 49 in an office imageRUNNER ADVANCE: Canon’s own toner, and a TASS cartridge of the same number where we make one.',
  grid: { highlight: 'Canon', heading: 'toner' },
  sections: [
    {
      heading: 'Which number is yours',
      paragraphs: [
        'Canon names a cartridge with three digits and prints them on its front. LBP6000, LBP6030 and MF3010 take the 725. The 737 belongs to the MF211 and MF217w family, the 051 to the LBP162dw and MF264dw, the 057 to the LBP226dw and MF443dw class, and the new MF272dw and MF275dw take the 071.',
        'An H behind the number is the large size: the 057 prints about 3,100 pages, the 057H about 10,000, and both fit the same machine.',
      ],
    },
    {
      heading: 'Colour printers and copiers',
      paragraphs: [
        'Colour i-SENSYS models use a set of four: 045 for MF633cdw, 054H for MF643cdw, 067 for MF655cdw. Copiers use C-EXV: 42 for the imageRUNNER 2202 and 2204, 49 for the C3320 and C3520 families, where one black prints about 36,000 pages.',
      ],
    },
  ],
  questions: [
    {
      question: 'My old LBP2900 still works. Do you have toner for it?',
      answer: 'Yes, the Canon 703, as original, compatible and remanufactured. It prints about 2,000 pages.',
    },
    {
      question: 'Does a Canon printer accept compatible toner?',
      answer:
        'Yes. Some models show a note that the cartridge is not Canon’s; confirm it and print. On a few the toner level is then not shown.',
    },
    {
      question: 'Is the drum inside the toner?',
      answer:
        'In most i-SENSYS printers, yes. The 051 and 049 are different: their drum is a part of its own, to be replaced after 23,000 and 12,000 pages.',
    },
  ],
  links: [
    { label: 'Everything for Canon', href: '/brands/canon' },
    { label: 'Choose your Canon model', href: '/ink-toner-finder/canon' },
    { label: 'Canon ink for PIXMA', href: '/printer-ink-supplier-in-kuwait' },
  ],
};
