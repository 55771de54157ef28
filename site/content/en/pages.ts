import { pageTitle } from '../../common/page-title';
import type { PagesContent } from '../pages-types';

/** What each page says at its head, and what it says of itself to search engines and in shared links. */
export const pages: PagesContent = {
  home: {
    title: 'TASS Kuwait: toner, ink and printer supplies',
    description:
      'Original, compatible and remanufactured toner, ink, drums and labels for every printer, delivered in Kuwait. Free shipping over KWD 30.',
    keywords: 'printer toner Kuwait, ink cartridges Kuwait, TASS toner, printer supplies',
    heading: 'TASS',
  },
  brands: {
    title: 'All printer brands | TASS Kuwait',
    description:
      'Toner, ink and parts for HP, Canon, Epson, Brother, Kyocera and every other printer brand we stock in Kuwait.',
    keywords: 'printer brands Kuwait, HP, Canon, Epson, Brother, Samsung, Kyocera, Xerox, Ricoh supplies',
    heading: 'Brands',
    intro: 'Choose the name on your printer and see everything we have for it.',
  },
  newProducts: {
    title: 'New toner, ink and printer supplies | TASS Kuwait',
    description:
      'Just arrived in Kuwait: toner for the newest HP, Canon and Brother lasers, ink bottles, labels and paper.',
    keywords: 'new toner Kuwait, HP 151A, HP 150A, Canon 071, Brother TN-2510',
    heading: 'New products',
    intro: 'Just arrived on our shelves.',
  },
  topProducts: {
    title: 'Most wanted toner and ink | TASS Kuwait',
    description: 'The toner, ink, paper and label tape that offices and homes in Kuwait order most.',
    keywords: 'best selling toner Kuwait, HP 59A, HP 26A, Epson 103, A4 paper Kuwait',
    heading: 'Top picked products',
    intro: 'What offices and homes in Kuwait order most.',
  },
  toners: {
    title: 'Printer toner supplier in Kuwait | TASS',
    description:
      'Original and TASS compatible toner for HP, Canon, Brother, Samsung and more, delivered across Kuwait.',
    keywords: 'toner supplier Kuwait, laser toner, HP toner, Canon toner, Kyocera toner',
    heading: 'Toners',
    intro:
      'Black and colour toner for laser printers and copiers: the maker’s own, or our TASS line at a lower price.',
  },
  inks: {
    title: 'Printer ink supplier in Kuwait | TASS',
    description:
      'Ink cartridges and bottles for Epson, HP, Canon and Brother inkjet printers, delivered across Kuwait.',
    keywords: 'printer ink Kuwait, EcoTank ink, HP ink cartridge, Canon PIXMA ink, Brother ink bottle',
    heading: 'Inks',
    intro: 'Cartridges and refill bottles for inkjet and ink tank printers.',
  },
  'drum-units': {
    title: 'Drum units for laser printers in Kuwait | TASS',
    description:
      'Drum units and imaging drums for laser printers, with page life stated, delivered across Kuwait.',
    keywords: 'drum unit Kuwait, imaging drum, Brother DR-2400, HP 19A drum, OKI image drum',
    heading: 'Drum units',
    intro: 'Grey streaks or a repeating mark on every page? It is usually the drum, not the toner.',
  },
  'label-tapes': {
    title: 'Label tapes in Kuwait | TASS',
    description:
      'Laminated and paper label tapes for Brother, Epson and DYMO label makers, in the widths and colours people use.',
    keywords: 'label tape Kuwait, Brother TZe, DK labels, DYMO D1, LabelWriter labels, Epson LK',
    heading: 'Label tapes',
    intro: 'Tapes and labels for label makers, by width and colour.',
  },
  'ribbon-cartridges': {
    title: 'Printer ribbon cartridges in Kuwait | TASS',
    description: 'Ribbons for dot matrix, receipt, label and card printers, delivered across Kuwait.',
    keywords: 'printer ribbon Kuwait, Epson LQ ribbon, ERC-38, OKI Microline ribbon, Zebra wax ribbon',
    heading: 'Ribbon cartridges',
    intro: 'For dot matrix, receipt and card printers that work every day.',
  },
  'waste-toner-containers': {
    title: 'Waste toner containers in Kuwait | TASS',
    description:
      'Waste toner boxes and bottles for colour laser printers and copiers, delivered across Kuwait.',
    keywords: 'waste toner box Kuwait, WT-220CL, CLT-W409, WT-860, WX-103',
    heading: 'Waste toner containers',
    intro: 'A full box stops the printer. Keep a spare one beside it.',
  },
  'remanufactured-toners': {
    title: 'Remanufactured toner in Kuwait | TASS',
    description: 'Remanufactured TASS toner: used cartridges cleaned, rebuilt and print-tested one by one.',
    keywords: 'remanufactured toner Kuwait, rebuilt cartridge, refilled toner, TASS remanufactured',
    heading: 'Remanufactured toners',
    intro: 'Original shells, new drum and powder, each one tested with a print. Less waste, lower price.',
  },
  cart: {
    title: 'Your cart | TASS',
    description: 'The toner, ink and paper you have chosen, with delivery and total.',
    keywords: 'TASS cart, buy toner Kuwait, ink delivery Kuwait',
    heading: 'Your cart',
  },
  checkout: {
    title: 'Checkout | TASS',
    description: 'Your name, mobile and address, then cash or KNET when we deliver.',
    keywords: 'TASS checkout, cash on delivery Kuwait, KNET on delivery',
    heading: 'Checkout',
  },
  orders: {
    title: 'Your orders | TASS',
    description:
      'Orders placed in this browser: their status and receipts, and a way to order the same again.',
    keywords: 'orders, receipt, order again',
    heading: 'Your orders',
  },
  printers: {
    title: 'Your printers | TASS',
    description:
      'Your printers with names of your own, stickers that open what fits them, and the list for another device.',
    keywords: 'printers, stickers, supplies',
    heading: 'Your printers',
    intro:
      'What you choose in the finder stays on this device. Name your printers, and put a sticker on each.',
  },
  quote: {
    title: 'Quotation | TASS',
    description: 'A list of products as a quotation to print, with today’s prices, link and QR code.',
    keywords: 'quotation, pro-forma, price list',
    heading: 'Quotation',
  },
  quickOrder: {
    title: 'Quick order: paste your list | TASS',
    description:
      'Paste a list of cartridge codes, names or printers with quantities and put all of it in the cart.',
    keywords: 'quick order',
    heading: 'Quick order',
  },
  sitemap: {
    title: 'Sitemap: every page of the shop | TASS Kuwait',
    description:
      'All pages of the TASS shop in one place: categories, brands, printers and guides to toner and ink in Kuwait.',
    keywords: 'TASS sitemap, toner Kuwait, printer brands Kuwait, ink guides',
    heading: 'Sitemap',
    intro: 'Every part of the shop on one page.',
  },
  contact: {
    title: 'Contact us | TASS Kuwait',
    description: 'Call, WhatsApp or visit TASS in Kuwait City, every day from 8:00 to 22:00.',
    keywords: 'TASS Kuwait phone, toner shop Kuwait City, printer ink WhatsApp Kuwait',
    heading: 'Contact us',
    intro: 'Not sure which cartridge fits? Send us the name on your printer and we will find it.',
  },
  brand: {
    of: brand => ({
      title: pageTitle(`${brand} toner, ink and parts`, ' in Kuwait | TASS', ' | TASS'),
      description: `Original and compatible supplies for ${brand} printers, with prices and stock, delivered across Kuwait.`,
      keywords: `${brand} toner Kuwait, ${brand} ink, ${brand} printer supplies, ${brand} compatible`,
      heading: brand,
      intro: `Original and compatible supplies for ${brand} printers.`,
    }),
    own: {
      title: 'TASS brand: toner, ink, tapes and paper in Kuwait',
      description:
        'TASS cartridges for HP, Canon, Brother and more, print-tested one by one, with TASS paper and accessories.',
      keywords: 'TASS, TASS toner, TASS ink, TASS paper, own brand toner Kuwait',
      heading: 'TASS',
      intro:
        'Our own line: print-tested cartridges that cost less than the maker’s, with the same page count.',
    },
  },
  product: {
    of: ({ title, brand, price }) => ({
      title: pageTitle(title, ' | TASS Kuwait', ' | TASS'),
      description: `${title}${brand ? ` by ${brand}` : ''} for KWD ${price}, delivered across Kuwait. Free shipping over KWD 30.`,
      keywords: [title, brand, 'Kuwait', 'printer supplies'].filter(Boolean).join(', '),
    }),
  },
  finder: {
    page: {
      title: 'Ink and toner finder for every printer | TASS Kuwait',
      description: 'Choose your printer brand and model and see every ink and toner that fits it.',
      keywords: 'toner finder, ink finder Kuwait, which cartridge fits my printer',
      heading: 'Ink & Toner Finder',
      intro: 'Two choices, and you see only what fits your printer.',
    },
    brand: brand => ({
      title: pageTitle(`${brand} ink and toner finder`, ' | TASS Kuwait', ' | TASS'),
      description: `Find the ink or toner for your ${brand} printer: choose the model and see what fits it.`,
      keywords: `${brand} toner finder, ${brand} ink finder, ${brand} printer models, Kuwait`,
      heading: `Ink and toner for ${brand} printers`,
      intro: `Choose your ${brand} model below.`,
    }),
    model: (brand, model) => ({
      title: pageTitle(`${brand} ${model}`, ' ink and toner | TASS', ' ink and toner', ' | TASS'),
      description: `Every cartridge, drum and part that fits the ${brand} ${model}, with prices and delivery in Kuwait.`,
      keywords: `${brand} ${model} toner, ${brand} ${model} ink, ${brand} ${model} cartridge Kuwait`,
      heading: `Ink and toner for ${brand} ${model}`,
    }),
    brands: 'Printers by brand',
    printers: brand => `All ${brand} printers`,
  },
  search: {
    page: {
      title: 'Search | TASS Kuwait',
      description: 'Search the shop by code, printer, brand or product.',
      keywords: 'printer supplies search',
      heading: 'Search',
      intro: 'Type a code such as 26A, a printer or a product into the search field, or choose your printer.',
    },
    of: query => ({
      title: pageTitle(`Search: ${query}`, ' | TASS Kuwait', ' | TASS'),
      description: `Toner, ink and printer supplies for “${query}”.`,
      keywords: 'printer supplies search',
      heading: `Results for “${query}”`,
    }),
    none: 'No results found.',
    noneText: 'Check the code or the printer’s name, or let us look for it.',
  },
};
