import { list } from './list';
import { pages } from './pages';

/** Sentences that stand on every page or on many. */
export const messages = {
  skip: 'Skip to content',
  needsScript: 'Cart, search and checkout need JavaScript. Prices and products are all here without it.',
  tagline: 'ink and toner in Kuwait',
  offline: {
    title: 'You are offline',
    text: 'This page was not opened on this device before. Pages that were are still here, and so is your cart.',
    again: 'Try again',
    home: 'To the home page',
  },
  update: { ready: 'A newer version of the shop is ready.', reload: 'Reload' },
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
    otherLanguage: 'العربية',
  },
  links: {
    home: 'Home',
    brands: 'Brands',
    b2b: 'B2B',
    finder: 'Ink & Toner Finder',
    contact: 'Contact us',
    toners: 'Toners',
    cart: 'Cart',
    tass: 'TASS toners',
    privacy: 'Privacy policy',
    terms: 'Terms & conditions',
  },
  categories: {
    toners: 'Toners',
    inks: 'Inks',
    'drum-units': 'Drum Units',
    'label-tapes': 'Label Tapes',
    'ribbon-cartridges': 'Ribbon Cartridges',
    'waste-toner-containers': 'Waste-toner-containers',
    'remanufactured-toners': 'Remanufactured-toners',
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
    copyright: '© 2026 TASS. All rights reserved.',
    credit: 'Site by',
  },
  social: { facebook: 'Facebook', instagram: 'Instagram', whatsapp: 'WhatsApp' },
  home: {
    newly: { highlight: 'Newly', heading: 'Products' },
    top: { highlight: 'Top Picked', heading: 'Products' },
  },
  unavailable: {
    title: 'This page could not be loaded. Check your connection and try again.',
    retry: 'Try again',
  },
  notFound: {
    title: 'Page not found | TASS',
    description: 'There is no page at this address.',
    heading: 'Nothing is printed on this page',
    intro: 'The address may be old or mistyped. The finder shows what fits your printer in two steps.',
  },
  list,
  pages,
};
