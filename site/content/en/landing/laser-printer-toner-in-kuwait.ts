import type { LandingContent } from '../../types';

export const text: LandingContent = {
  title: 'Laser printer toner in Kuwait | TASS',
  description:
    'Black laser toner in Kuwait for HP, Canon, Brother, Samsung, Kyocera, Xerox, Ricoh, Lexmark and Pantum, with page yields.',
  keywords: 'laser toner Kuwait, black toner, Brother TN-2420, MLT-D111S, TK-1170, Pantum PC-211',
  heading: 'Laser printer toner in Kuwait',
  intro:
    'Toner is powder that heat melts into paper: it doesn’t dry out while the office is on holiday, and it doesn’t run when the page gets wet.',
  grid: { highlight: 'Black', heading: 'laser toner' },
  sections: [
    {
      heading: 'By the name on the printer',
      paragraphs: [
        'Brother HL-L2350DW and its family: TN-2410 or the larger TN-2420; the new HL-L2400DW takes TN-2510. Samsung Xpress M2020 and M2070: MLT-D111S. Kyocera ECOSYS M2040dn and M2540dn: TK-1170; P2040dn: TK-1160. Xerox Phaser 3020 and WorkCentre 3025: 106R02773. Pantum P2500 and M6500: PC-211EV.',
      ],
    },
    {
      heading: 'Changing it without a mess',
      paragraphs: [
        'Rock the new cartridge five or six times from side to side before you pull the seal, in one straight movement. Don’t touch the shiny drum and don’t leave it in daylight. If powder spills, wipe it up cold: a dry cloth or cold water, never a warm one and never the household vacuum cleaner.',
        'Pages are counted at five per cent cover, an ordinary letter. Dense pages, plans and photographs use far more.',
      ],
    },
  ],
  questions: [
    {
      question: 'Prints are pale though the toner is new.',
      answer:
        'Look for a seal still in the cartridge and for toner-saving mode in the driver. If a pale stripe stays, the drum may be worn or has seen light.',
    },
    {
      question: 'How long may toner lie in the drawer?',
      answer: 'Sealed, flat and cool, well over a year. Once opened, use it within about six months.',
    },
    {
      question: 'My Brother asks for a drum, not toner.',
      answer:
        'They are two parts there. DR-2400 goes with TN-2410 and TN-2420 and lasts about four of the larger toners.',
    },
  ],
  links: [
    { label: 'Toner by printer', href: '/ink-toner-finder' },
    { label: 'Colour laser toner', href: '/color-printer-toners-in-kuwait' },
    { label: 'Drums', href: '/printer-drum-units-in-kuwait' },
  ],
};
