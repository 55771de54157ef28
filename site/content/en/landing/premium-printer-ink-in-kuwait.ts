import type { LandingContent } from '../../types';

export const text: LandingContent = {
  title: 'Premium printer ink in Kuwait | TASS',
  description:
    'Original ink for photos, plans and family printing in Kuwait: EcoTank, PIXMA, Smart Tank, OfficeJet and DesignJet.',
  keywords: 'premium ink Kuwait, photo ink, original ink bottle, HP 953XL, Canon GI-43, DesignJet ink',
  heading: 'Premium printer ink in Kuwait',
  intro:
    'For a photograph on the wall or a plan on site, ink and paper decide more than the printer does. These are the makers’ own inks, in bottles and cartridges.',
  grid: { highlight: 'Original', heading: 'ink' },
  sections: [
    {
      heading: 'For photographs',
      paragraphs: [
        'Six-colour tanks make the smoothest skin tones: Epson 108 for the L8050 and L18050, Epson 673 for the L805 and L1800, Canon GI-43 with red and grey for the PIXMA G540 and G640. Print on glossy or matte photo paper of the same maker, and choose that paper in the driver; the wrong setting spoils more prints than the wrong ink.',
      ],
    },
    {
      heading: 'For work',
      paragraphs: [
        'OfficeJet Pro 8710 and 7740 use HP 953XL, the 9010 and 9020 use 963XL: pigment that doesn’t run when a contract meets coffee. MAXIFY takes Canon PGI-1400XL, Brother’s A3 machines LC3219XL. DesignJet T230 and T650 draw plans with HP 712, older T120 and T520 with 711.',
        'At home, Smart Tank 555 and 7005 take HP 31 and 32XL; one black bottle is about 6,000 pages.',
      ],
    },
  ],
  questions: [
    {
      question: 'Dye or pigment?',
      answer:
        'Dye is brighter on photo paper, pigment is sharper on plain paper and stands water. Your printer is built for one of them; don’t change it.',
    },
    {
      question: 'The colours are striped after the summer holiday.',
      answer:
        'Ink has dried in the nozzles. Clean the head twice, wait some hours, and print a test page. More cleaning only empties the tank.',
    },
    {
      question: 'How long does an opened bottle keep?',
      answer: 'About six months, cap tight and away from the sun. Unopened, until the date on the box.',
    },
  ],
  links: [
    { label: 'All inks, with TASS', href: '/printer-ink-supplier-in-kuwait' },
    { label: 'Photo paper', href: '/printer-paper-supplier-in-kuwait' },
    { label: 'Ink by printer', href: '/ink-toner-finder' },
  ],
};
