import type { LandingContent } from '../../types';

export const text: LandingContent = {
  title: 'Printer parts and consumables in Kuwait | TASS',
  description:
    'Drums, imaging units, belts, collection units and kits that you change yourself, listed by printer, delivered in Kuwait.',
  keywords: 'printer parts Kuwait, belt unit, imaging unit, fuser kit, BU-223CL, consumables',
  heading: 'Printer parts and consumables in Kuwait',
  intro:
    'Inside a laser printer there are five or six parts that are meant to be changed by its owner. Here is what each one does, and how you notice that it is tired.',
  grid: { highlight: 'Units', heading: 'to change yourself' },
  sections: [
    {
      heading: 'From the picture to the paper',
      paragraphs: [
        'The drum or imaging unit carries the picture: Brother DR-3400, Lexmark 50F0Z00, Ricoh SP 230. The belt unit, in colour printers, collects four pictures into one before the paper comes; when colours sit beside each other instead of on top, and calibration doesn’t help, it is due. Brother BU-220CL and BU-223CL are rated for 50,000 pages.',
        'The waste box takes what is left over: HP B5L37A, Brother WT-223CL, Xerox 108R01416. The maintenance kit renews fuser and rollers in large HP and Kyocera machines.',
      ],
    },
    {
      heading: 'Parts we don’t sell',
      paragraphs: [
        'Boards, power supplies, lasers and gears are workshop parts. They need a technician, and often cost more than the printer is worth. Tell us the model and what it does; sometimes the honest answer is a new printer.',
      ],
    },
  ],
  questions: [
    {
      question: 'How do I find the part number?',
      answer:
        'Print the configuration or supplies page from the menu: it lists each part with its number and what is left of it. Or choose the model in the finder.',
    },
    {
      question: 'Should I change everything at once?',
      answer:
        'No. Each part has its own life. Change what the supplies page shows near zero and keep the rest.',
    },
    {
      question: 'Are compatible units as good?',
      answer:
        'For drums of common Brother, HP and Samsung printers we make a TASS one and stand by it. For belts and kits we keep originals.',
    },
  ],
  links: [
    { label: 'Drum units', href: '/drum-units' },
    { label: 'Waste toner containers', href: '/waste-toner-containers' },
    { label: 'Maintenance kits', href: '/printer-maintenance-in-kuwait' },
  ],
};
