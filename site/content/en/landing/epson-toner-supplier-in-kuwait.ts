import type { LandingContent } from '../../types';

export const text: LandingContent = {
  title: 'Epson toner and ink supplier in Kuwait | TASS',
  description:
    'Epson toner S050650 and S050709, EcoTank bottles 103, 101, 112 and 664, ribbons and maintenance boxes, delivered in Kuwait.',
  keywords: 'Epson toner Kuwait, EcoTank ink, Epson 103, Epson 664, AcuLaser toner, Epson ribbon',
  heading: 'Epson toner and ink supplier in Kuwait',
  intro:
    'Most Epson printers in Kuwait don’t use toner at all but ink from a tank. This page sorts out which one yours is, and what to order for it.',
  grid: { highlight: 'Epson', heading: 'ink, toner and ribbons' },
  sections: [
    {
      heading: 'If it is a laser',
      paragraphs: [
        'Epson’s lasers are called AcuLaser or WorkForce AL. The M1400, MX14 and MX14NF take toner S050650, about 2,200 pages. The AL-M200 and AL-MX200 take S050709, about 2,500 pages. For both there is a TASS cartridge too.',
      ],
    },
    {
      heading: 'If it has tanks or cartridges',
      paragraphs: [
        'Look at the number on the bottle, not on the printer. The L1250, L3110, L3150 and L3250 family drinks 103. Older L110 to L565 models use 664, the L4150 and L6170 use 101, the L6550 and L15150 use 112, and the photo printers L8050 and L18050 use the six colours of 108.',
        'Expression Home models take the 29XL cartridges, the larger WorkForce the 27XL, and the WorkForce Pro WF-C5790 the T944.',
      ],
    },
  ],
  questions: [
    {
      question: 'Can I pour 664 into an L3250?',
      answer:
        'Don’t. The 103 bottle has a key that fits only its own tank, and the inks differ. Each tank has its number printed beside it.',
    },
    {
      question: 'What is the maintenance box?',
      answer:
        'It catches the ink used for cleaning. On the L4260 and L6170 the T04D1 slides out from the back; when the printer says it is full, a new one takes a minute.',
    },
    {
      question: 'Do you keep ribbons for LQ and LX printers?',
      answer:
        'Yes: S015637 for the LX-350, S015633 for the LQ-350, S015337 for the LQ-590, S015329 for the FX-890 and ERC-38 for TM-U220 receipts.',
    },
  ],
  links: [
    { label: 'Choose your Epson model', href: '/ink-toner-finder/epson' },
    { label: 'Everything for Epson', href: '/brands/epson' },
    { label: 'Ribbon cartridges', href: '/ribbon-cartridges' },
  ],
};
