import type { LandingContent } from '../../types';

export const text: LandingContent = {
  title: 'Printer maintenance in Kuwait: kits and care | TASS',
  description:
    'Maintenance kits, boxes and cleaning supplies, and a simple calendar that keeps printers running through Kuwait’s dust and heat.',
  keywords: 'printer maintenance Kuwait, maintenance kit, maintenance box, clean printer, fuser kit',
  heading: 'Printer maintenance in Kuwait',
  intro:
    'Fine dust, dry air and a closed office in August wear a printer out faster than the pages do. Ten minutes a month is most of the cure.',
  grid: { highlight: 'Maintenance', heading: 'kits and boxes' },
  sections: [
    {
      heading: 'A calendar for ordinary people',
      paragraphs: [
        'Every month, wipe the paper path of a laser with a toner cloth and blow nothing into it; loose powder flies. Print one colour page on an inkjet that otherwise stands still, because ink dries in the nozzles.',
        'With every second cartridge, clean the pickup roller with a lint-free cloth. Paper that is taken two sheets at a time, or not at all, is nearly always a shiny roller.',
        'When the counter asks, fit the kit. The HP L0H25A for LaserJet Enterprise M607 to M609, the CF065A for M601 to M603 and the Kyocera MK-170 are made for it, after 100,000 to 225,000 pages.',
      ],
    },
    {
      heading: 'Ink printers have a tank that fills',
      paragraphs: [
        'Head cleaning sends ink into a pad. In newer EcoTank models it is a box you change yourself: T04D1 for the L6170 and its relatives, C9345 for the L6550 and L15150. Canon’s G tank printers with a removable cartridge take the MC-G02.',
      ],
    },
  ],
  questions: [
    {
      question: 'Is a maintenance kit the same as a drum?',
      answer:
        'No. The kit is a fuser with rollers for moving and heating paper. The drum makes the picture. Large HP models have the drum inside the toner cartridge.',
    },
    {
      question: '110 or 220 volts?',
      answer: 'Kuwait is 240 V, so kits with a fuser must be the 220 V version. All HP kits here are.',
    },
    {
      question: 'Should I cover the printer?',
      answer: 'Yes, once it has cooled. A dust cover over the weekend saves more rollers than any spray.',
    },
  ],
  links: [
    { label: 'Cleaning kits and covers', href: '/printer-accessories-in-kuwait' },
    { label: 'What fits my printer?', href: '/ink-toner-finder' },
    { label: 'Drum units', href: '/drum-units' },
  ],
};
