import type { LandingContent } from '../../types';

export const text: LandingContent = {
  title: 'Printer drum units in Kuwait: which and when | TASS',
  description:
    'Drum or toner? How to tell, and which drum fits Brother, HP, Canon, Samsung, Xerox, OKI, Lexmark and Ricoh printers in Kuwait.',
  keywords: 'printer drum Kuwait, DR-2400, DR-2300, HP 32A drum, imaging unit, photoconductor',
  heading: 'Printer drum units in Kuwait',
  intro:
    'The drum is the cylinder on which a laser printer writes the page. It wears slowly and silently, and then people replace the toner, twice, before they think of it.',
  grid: { highlight: 'Drum units', heading: 'with their page life' },
  sections: [
    {
      heading: 'How to tell it is the drum',
      paragraphs: [
        'A mark that comes back at the same distance down every page is a scratch or a stain on the drum, because it turns several times a sheet. A grey veil over the paper, or one pale stripe from top to bottom, points to it as well. If the print gets better when you rock the toner, it was the toner.',
      ],
    },
    {
      heading: 'Finding yours',
      paragraphs: [
        'Brother pairs toner and drum by number: TN-2420 with DR-2400, TN-2320 with DR-2300, TN-3480 with DR-3400. The HL-L2400DW generation takes DR-2510.',
        'HP has separate drums in a few series: 19A for M102 and M130, 32A for M203 and M227, 34A for LaserJet Ultra, 104A for Neverstop, 120A for Color Laser 150. Samsung M2625 to M2885 take MLT-R116, Xerox Phaser 3052 and 3260 the 101R00474, Lexmark B2236 the B220Z00.',
        'OKI sells one drum per colour, 46484108 for black and 46484105 to 107 for the others, so only the worn one is replaced.',
      ],
    },
  ],
  questions: [
    {
      question: 'How long does a drum last?',
      answer:
        'From about 9,000 pages in small printers to 100,000 in a Kyocera. One-page jobs wear it faster than long ones, because it turns before and after each.',
    },
    {
      question: 'The light still blinks after I changed it.',
      answer:
        'Reset the drum counter. On many Brother models: open the front, hold OK or Go until the display answers, and close.',
    },
    {
      question: 'Why is there no drum for my printer here?',
      answer: 'Probably it sits inside the toner cartridge and is new with every one.',
    },
  ],
  links: [
    { label: 'Drum units by brand and price', href: '/drum-units' },
    { label: 'Check your model', href: '/ink-toner-finder' },
    { label: 'Toner', href: '/printer-toner-supplier-in-kuwait' },
  ],
};
