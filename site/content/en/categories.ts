import type { CategorySlug } from '../categories';
import type { CategoryContent } from '../types';

/** What to know before choosing from a category's list. */
export const categories: Record<CategorySlug, CategoryContent> = {
  toners: {
    about: [
      'Toner is the powder of laser printers and copiers. Its cartridge carries a number, such as 59A, TN-2420 or TK-1170, and that number is all you need to order it again.',
      'Filter by brand, colour and type, or sort by cost per page to see what a year of printing will really cost.',
    ],
    questions: [
      {
        question: 'Where is the number of my toner?',
        answer:
          'On the cartridge itself, on the side you see when you open the printer, and on the supplies page that the printer’s menu prints.',
      },
      {
        question: 'What is the difference between A and X?',
        answer: 'The size. Both fit the same printer; X holds two to four times as many pages.',
      },
      {
        question: 'How many pages will I get?',
        answer:
          'The figure on the card is for ordinary letters, about five per cent of the page covered. Tables, logos and photographs use more.',
      },
    ],
    links: [
      { label: 'HP toner supplier', href: '/hp-toner-supplier-in-kuwait' },
      { label: 'Canon toner supplier', href: '/canon-toner-supplier-in-kuwait' },
      { label: 'Compatible printer toner', href: '/compatible-printer-toners-in-kuwait' },
      { label: 'Colour printer toner', href: '/color-printer-toners-in-kuwait' },
      { label: 'Laser printer toner', href: '/laser-printer-toner-in-kuwait' },
    ],
  },
  inks: {
    about: [
      'Ink comes in two shapes: cartridges that are replaced, and bottles that refill a tank. A bottle costs little more than a cartridge and prints many times as much, but only a tank printer can use it.',
      'Colours are sold one by one. Printers with a tri-colour cartridge have cyan, magenta and yellow in a single one.',
    ],
    questions: [
      {
        question: 'Can I use bottles in a cartridge printer?',
        answer: 'No. Choose the cartridge with the printer’s own number, in XL where there is one.',
      },
      {
        question: 'Why does my printer want cyan to print black?',
        answer:
          'Many use a little of each colour to keep the nozzles open, and stop when one is empty. Keep a spare set.',
      },
      {
        question: 'Do remanufactured cartridges show the ink level?',
        answer:
          'Not always. Printers may report them as used or unknown; accept the message and watch the print instead.',
      },
    ],
    links: [
      { label: 'Premium printer ink', href: '/premium-printer-ink-in-kuwait' },
      { label: 'Epson toner and ink supplier', href: '/epson-toner-supplier-in-kuwait' },
      { label: 'Paper', href: '/printer-paper-supplier-in-kuwait' },
    ],
  },
  'drum-units': {
    about: [
      'The drum receives the picture and hands it to the paper. In Brother, OKI and some HP, Samsung and Xerox printers it is a part of its own that outlives several toners; its page life stands on the card.',
      'Lexmark calls it imaging unit or photoconductor, OKI image drum. It is the same thing.',
    ],
    questions: [
      {
        question: 'Do I need toner or a drum?',
        answer:
          'Believe the printer’s words: “drum” or “imaging unit” means this part. Without a message, a mark repeating down the page means it too.',
      },
      {
        question: 'Does a new drum come with toner?',
        answer: 'No. Move your toner over from the old unit, and reset the drum counter as the manual shows.',
      },
      {
        question: 'May I touch it?',
        answer: 'Hold it by the ends. Fingerprints and daylight leave marks that print for weeks.',
      },
    ],
    links: [
      { label: 'Printer drum units', href: '/printer-drum-units-in-kuwait' },
      { label: 'Printer parts and consumables', href: '/printer-parts-and-consumables-in-kuwait' },
    ],
  },
  'label-tapes': {
    about: [
      'Label makers take the tape of their own system: TZe for Brother P-touch, D1 for DYMO LabelManager, LK for Epson LabelWorks. Label printers take rolls: DK for Brother QL, LW for DYMO LabelWriter.',
      'Within a system choose the width your device accepts, then the colours. TASS tapes keep the maker’s numbers.',
    ],
    questions: [
      {
        question: 'Which width fits my label maker?',
        answer:
          'The widest is printed on the device or its lid. It also takes every narrower tape of the same system.',
      },
      {
        question: 'Do the labels survive outdoors?',
        answer:
          'Laminated TZe tapes resist water, sun and rubbing. Paper rolls for DK and LabelWriter are for parcels and files indoors.',
      },
      {
        question: 'What are FX and S tapes for?',
        answer: 'TZe-FX bends around cables; TZe-S has a stronger glue for rough or powder-coated surfaces.',
      },
    ],
    links: [
      { label: 'Paper', href: '/printer-paper-supplier-in-kuwait' },
      { label: 'Office printer supplies', href: '/office-printer-supplies-in-kuwait' },
    ],
  },
  'ribbon-cartridges': {
    about: [
      'Ribbons serve the printers that strike or melt their ink: dot matrix for invoices in copies, receipt printers at the till, wax ribbons for barcode labels and colour ribbons for cards.',
      'Order by printer model. Ribbons look alike and don’t interchange.',
    ],
    questions: [
      {
        question: 'Print is pale, is the ribbon finished?',
        answer:
          'Usually. If a new one prints pale as well, set the head closer with the paper thickness lever.',
      },
      {
        question: 'Which ribbon for a TM-U220?',
        answer: 'ERC-38: in black as ERC-38B, in black and red as ERC-38BR.',
      },
      {
        question: 'Are Zebra ribbons of 74 m and 450 m the same?',
        answer:
          'The material may be. The short ones fit desktop printers such as the GK420t, the long ones industrial ZT printers; a printer whose name ends in d needs none.',
      },
    ],
    links: [
      { label: 'Paper', href: '/printer-paper-supplier-in-kuwait' },
      { label: 'Accessories', href: '/printer-accessories-in-kuwait' },
    ],
  },
  'waste-toner-containers': {
    about: [
      'Colour lasers and copiers sweep away the toner that did not reach the paper and keep it in a box. When the box is full they stop, often with little warning.',
      'It is the cheapest part of the machine and the one nobody has in the cupboard.',
    ],
    questions: [
      {
        question: 'May I empty it and put it back?',
        answer:
          'Better not. The powder is fine enough to hang in the air, and many boxes have a sensor that stays “full”.',
      },
      {
        question: 'How often is it due?',
        answer:
          'From every 7,000 pages in a small Samsung to more than 50,000 in a large HP; the figure is on the card where the maker gives one.',
      },
      {
        question: 'What do I do with the full one?',
        answer: 'Close its openings with the caps or tape supplied, put it in a bag, and keep it upright.',
      },
    ],
    links: [
      { label: 'Printer maintenance', href: '/printer-maintenance-in-kuwait' },
      { label: 'Accessories', href: '/printer-accessories-in-kuwait' },
    ],
  },
  'remanufactured-toners': {
    about: [
      'These began as originals. The shell is cleaned, drum, blade and chip are new, the powder is fresh, and each has printed test pages before it was packed.',
      'They cost the least of the three kinds, and suit printers whose own cartridges are worth more than the printer.',
    ],
    questions: [
      {
        question: 'Is that the same as refilling?',
        answer:
          'No. Refilling only adds powder and leaves the worn drum. Here everything that wears is replaced.',
      },
      {
        question: 'Can I tell from the print?',
        answer: 'In text, you should not. If you can, send us the page and we exchange or refund it.',
      },
      {
        question: 'Do you buy empty cartridges?',
        answer: 'Ask us with a list of types and numbers; it depends on what is being rebuilt.',
      },
    ],
    links: [
      { label: 'Eco-friendly printer toner', href: '/eco-friendly-printer-toners-in-kuwait' },
      { label: 'Affordable printer cartridges', href: '/affordable-printer-cartridges-in-kuwait' },
    ],
  },
};
