import type { LandingContent } from '../../types';

export const text: LandingContent = {
  title: 'HP toner supplier in Kuwait | TASS',
  description:
    'HP 12A to 151X and colour 117A to 508A in Kuwait: which toner fits which LaserJet, original, compatible or remanufactured.',
  keywords: 'HP toner Kuwait, HP 26A, HP 59A, HP 83A, HP 151A, HP 106A, LaserJet toner',
  heading: 'HP toner supplier in Kuwait',
  intro:
    'HP has sold more kinds of LaserJet than anyone can remember. Tell us the model or the number on the cartridge, and the rest is on this page.',
  grid: { highlight: 'HP', heading: 'toner, original and compatible' },
  sections: [
    {
      heading: 'The LaserJets people ask for',
      paragraphs: [
        'LaserJet Pro M402 and M426 take the 26A, M404 and M428 the 59A, and their successors 4003 and 4103 the 151A. The small Laser 107 and MFP 135 use the 106A; M111 and M141 the 150A; M211 and M236 the 136A. An M125 or M127 wants the 83A, a LaserJet 1020 still the 12A.',
        'Neverstop Laser printers have no cartridge: the 103A reload kit pours 2,500 pages of powder into them.',
        'In colour, the 207A is for M255 and M283, the 415A for M454 and M479, the 117A for Color Laser 150 and MFP 179.',
      ],
    },
    {
      heading: 'A, X and Y',
      paragraphs: [
        'The letter is the size. 59A about 3,000 pages, 59X about 10,000; the 89 comes as A, X and Y with 5,000, 10,000 and 20,000. Not every printer takes the bigger one: choose by model and the finder leaves out what doesn’t fit.',
      ],
    },
  ],
  questions: [
    {
      question: 'Does my HP need a drum as well?',
      answer:
        'If it uses 17A or 30A toner, yes: drum 19A or 32A, after 12,000 or 23,000 pages. Most other LaserJets have it in the cartridge.',
    },
    {
      question: 'The printer says “non-HP chip”. What now?',
      answer:
        'An update may have switched dynamic security on. Tell us the model and firmware and we look for a cartridge that is accepted, or take yours back.',
    },
    {
      question: 'Is CF259A the same as 59A?',
      answer: 'Yes. CF259A is the part number, 59A the name on the box. Search understands both.',
    },
  ],
  links: [
    { label: 'Choose your HP model', href: '/ink-toner-finder/hp' },
    { label: 'HP ink, drums and kits', href: '/brands/hp' },
    { label: 'Remanufactured for HP', href: '/remanufactured-toners' },
  ],
};
