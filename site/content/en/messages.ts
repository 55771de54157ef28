import { categoryNames } from '../../../widgets/locale/category-names';
import { list } from './list';
import { pages } from './pages';
import { printers } from './printers';

/** Sentences that stand on every page or on many. */
export const messages = {
  skip: 'Skip to content',
  needsScript: 'Cart, search and checkout need JavaScript. Prices and products are all here without it.',
  unstarted: 'This page has not loaded fully: its buttons may not answer.',
  tagline: 'ink and toner in Kuwait',
  offline: {
    title: 'You are offline',
    text: 'You have not opened this page on this device before. Pages you have opened still open, and your cart is kept.',
    again: 'Try again',
    home: 'To the home page',
  },
  update: { ready: 'A newer version of the shop is ready.', reload: 'Reload' },
  greeting: {
    label: 'Where you come from',
    from: (partner: string) => `You come from ${partner}.`,
    back: 'Back there',
    close: 'Close',
  },
  breadcrumbs: 'You are here',
  questions: 'Questions people ask',
  header: {
    logo: 'TASS, home',
    navigation: 'Main',
    categories: 'Categories',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    openSearch: 'Open search',
    closeSearch: 'Close search',
  },
  links: {
    home: 'Home',
    brands: 'Brands',
    b2b: 'B2B',
    quickOrder: 'Quick order',
    finder: 'Ink & Toner Finder',
    contact: 'Contact us',
    toners: 'Toners',
    orders: 'Your orders',
    printers: 'Your printers',
    cart: 'Cart',
    tass: 'TASS toners',
    privacy: 'Privacy policy',
    terms: 'Terms & conditions',
    sitemap: 'Sitemap',
    newProducts: 'New products',
    topProducts: 'Top picked products',
    delivery: 'Delivery',
    returns: 'Returns and refunds',
    warranty: 'Warranty',
  },
  categories: {
    ...categoryNames.en,
    paper: 'Paper',
    accessories: 'Accessories',
  },
  theme: {
    label: (theme: string) => `Theme: ${theme}`,
    light: 'light',
    dark: 'dark',
    auto: 'as on this device',
  },
  footer: {
    hours: 'Sun - Sat : 8:00AM - 22:00PM',
    otherPages: 'Other Pages',
    quickLinks: 'Quick Links',
    help: 'Help',
    categories: 'Categories',
    copyright: '© 2026 TASS. All rights reserved.',
    credit: 'Site by',
  },
  social: { facebook: 'Facebook', instagram: 'Instagram', whatsapp: 'WhatsApp' },
  home: {
    newly: { highlight: 'Newly', heading: 'Products' },
    top: { highlight: 'Top Picked', heading: 'Products' },
    categories: 'Everything for printing',
    office: {
      title: 'Ordering for an office?',
      text: 'Paste your whole list of codes or printers and get a cart, a quotation or a link in one step.',
    },
  },
  /** Headings of the sitemap for people. */
  sitemap: {
    shop: 'Shop',
    categories: 'Categories',
    brands: 'Brands',
    finder: 'Printers by brand',
    guides: 'Guides',
  },
  unavailable: {
    title: 'This page could not be loaded. Check your connection and try again.',
    retry: 'Try again',
  },
  notFound: {
    title: 'Page not found | TASS',
    description: 'There is no page at this address.',
    keywords: 'printer ink Kuwait, toner Kuwait, printer supplies, TASS',
    heading: 'Page not found',
    intro: 'The address may be old or mistyped. The finder shows what fits your printer in two steps.',
  },
  list,
  pages,
  printers,
};
