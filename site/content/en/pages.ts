import type { PagesText } from '../page-text';

/** What each page says at its head, and what it says of itself to search engines and in shared links. */
export const pages: PagesText = {
  home: {
    title: 'Printer toner and ink in Kuwait | TASS',
    description:
      'Original, compatible and remanufactured toner, ink, drums and labels for every printer, delivered in Kuwait. Free shipping over KWD 30.',
    keywords: 'printer toner Kuwait, ink cartridges Kuwait, TASS toner, printer supplies',
    heading: 'TASS',
  },
  brands: {
    title: 'All printer brands | TASS Kuwait',
    description:
      'Toner, ink and parts for HP, Canon, Epson, Brother and every other printer brand we stock in Kuwait.',
    heading: 'Brands',
    intro: 'Choose the name on your printer and see everything we have for it.',
  },
  newProducts: {
    title: 'New toner, ink and printer supplies | TASS Kuwait',
    description: 'The latest cartridges, tapes and parts on our shelves in Kuwait.',
    heading: 'New products',
    intro: 'Just arrived on our shelves.',
  },
  topProducts: {
    title: 'Most wanted toner and ink | TASS Kuwait',
    description: 'The cartridges that offices and homes in Kuwait order most.',
    heading: 'Top picked products',
    intro: 'What offices and homes in Kuwait order most.',
  },
  toners: {
    title: 'Printer toner supplier in Kuwait | TASS',
    description:
      'Original and TASS compatible toner for HP, Canon, Brother, Samsung and more, delivered across Kuwait.',
    heading: 'Toners',
    intro:
      'Black and colour toner for laser printers and copiers: the maker’s own, or our TASS line at a lower price.',
  },
  inks: {
    title: 'Printer ink supplier in Kuwait | TASS',
    description:
      'Ink cartridges and bottles for Epson, HP, Canon and Brother inkjet printers, delivered across Kuwait.',
    heading: 'Inks',
    intro: 'Cartridges and refill bottles for inkjet and ink tank printers.',
  },
  'drum-units': {
    title: 'Drum units for laser printers in Kuwait | TASS',
    description:
      'Drum units and imaging drums for laser printers, with page life stated, delivered across Kuwait.',
    heading: 'Drum units',
    intro: 'Grey streaks or a repeating mark on every page? It is usually the drum, not the toner.',
  },
  'label-tapes': {
    title: 'Label tapes in Kuwait | TASS',
    description:
      'Laminated and paper label tapes for Brother, Epson and DYMO label makers, in every width and colour.',
    heading: 'Label tapes',
    intro: 'Tapes and labels for label makers, by width and colour.',
  },
  'ribbon-cartridges': {
    title: 'Printer ribbon cartridges in Kuwait | TASS',
    description: 'Ribbons for dot matrix, receipt and card printers, delivered across Kuwait.',
    heading: 'Ribbon cartridges',
    intro: 'For dot matrix, receipt and card printers that work every day.',
  },
  'waste-toner-containers': {
    title: 'Waste toner containers in Kuwait | TASS',
    description:
      'Waste toner boxes and bottles for colour laser printers and copiers, delivered across Kuwait.',
    heading: 'Waste toner containers',
    intro: 'A full box stops the printer. Keep a spare one beside it.',
  },
  'remanufactured-toners': {
    title: 'Remanufactured toner in Kuwait | TASS',
    description: 'Remanufactured TASS toner: used cartridges cleaned, rebuilt and print-tested one by one.',
    heading: 'Remanufactured toners',
    intro: 'Original shells, new drum and powder, each one tested with a print. Less waste, lower price.',
  },
  cart: { title: 'Your cart | TASS', description: 'What you are about to order.', heading: 'Your cart' },
  checkout: { title: 'Checkout | TASS', description: 'Place your order.', heading: 'Checkout' },
  contact: {
    title: 'Contact us | TASS Kuwait',
    description: 'Call, WhatsApp or visit TASS in Kuwait City, every day from 8:00 to 22:00.',
    heading: 'Contact us',
    intro: 'Not sure which cartridge fits? Send us the name on your printer and we will find it.',
  },
  b2b: {
    title: 'Printer supplies for business in Kuwait | TASS B2B',
    description: 'Put our ink and toner finder on your own page, or let us supply your offices.',
    heading: 'TASS for business',
    intro:
      'Put our finder and our prices on your own page with two lines, or let us keep your offices printing.',
  },
  brand: {
    of: brand => ({
      title: `${brand} toner, ink and parts in Kuwait | TASS`,
      description: `Original and compatible supplies for ${brand} printers, with prices and stock, delivered across Kuwait.`,
      heading: brand,
      intro: `Original and compatible supplies for ${brand} printers.`,
    }),
    own: {
      title: 'TASS compatible toner in Kuwait',
      description:
        'TASS toner and ink: print-tested cartridges for HP, Canon, Brother and more at up to 40% less.',
      heading: 'TASS',
      intro:
        'Our own line: print-tested cartridges that cost less than the maker’s, with the same page count.',
    },
  },
  product: {
    of: ({ title, brand, price }) => ({
      title: `${title} | TASS Kuwait`,
      description: `${title}${brand ? ` by ${brand}` : ''} for KWD ${price}, delivered across Kuwait. Free shipping over KWD 30.`,
    }),
  },
  finder: {
    page: {
      title: 'Ink and toner finder for every printer | TASS Kuwait',
      description: 'Choose your printer brand and model and see every ink and toner that fits it.',
      heading: 'Ink & Toner Finder',
      intro: 'Two choices, and you see only what fits your printer.',
    },
    brand: brand => ({
      title: `${brand} ink and toner finder | TASS Kuwait`,
      description: `Find the ink or toner for your ${brand} printer: choose the model and see what fits it.`,
      heading: `Ink and toner for ${brand} printers`,
      intro: `Choose your ${brand} model below.`,
    }),
    model: (brand, model) => ({
      title: `${brand} ${model} ink and toner | TASS Kuwait`,
      description: `Every cartridge, drum and part that fits the ${brand} ${model}, with prices and delivery in Kuwait.`,
      heading: `Ink and toner for ${brand} ${model}`,
    }),
    brands: 'Printers by brand',
    printers: brand => `All ${brand} printers`,
  },
};
