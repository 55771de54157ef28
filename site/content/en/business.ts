import type { BusinessContent } from '../business-types';
import { facts } from '../facts';

export const business: BusinessContent = {
  title: 'Printer supplies for business in Kuwait | TASS B2B',
  description: 'Put our ink and toner finder on your own page with two lines, or let us supply your offices.',
  keywords: 'toner supply contract Kuwait, B2B printer supplies, toner finder widget, office toner Kuwait',
  heading: 'TASS for business',
  intro:
    'You sell or service printers, run an intranet, or keep a school in toner. Put our finder, our prices and our delivery on your own page, and leave the stock to us.',
  benefits: [
    {
      title: 'Your page, our shelves',
      text: 'More than four thousand products for 19 makers’ printers, with today’s prices and stock, shown on your own site in your colours.',
    },
    {
      title: 'Every order counted as yours',
      text: 'With your partner id in the page, every order that starts there carries it, so that we know whom to credit.',
    },
    {
      title: 'Nothing to maintain',
      text: 'No database, no import, no plug-in. When we add a printer or change a price, your page has it at once.',
    },
    {
      title: 'English and Arabic',
      text: 'The finder speaks the language of your page and turns with it from left to right and right to left.',
    },
  ],
  officeHeading: 'Order from your own list',
  officeIntro:
    'Paste what your offices need as they wrote it, or drop the file here. Print the list as a quotation, send it to whoever approves it, save it for the next time, or put all of it in the cart.',
  ownGrid: { highlight: 'TASS', heading: 'toners, tested one by one' },
  snippetHeading: 'Two lines on your page',
  snippetIntro:
    'Paste them where the finder should appear. The first loads it, the second is the place. It works on any page: WordPress, Shopify, or plain HTML.',
  elementsHeading: 'Every element, described',
  guidesLink: 'Elements and guides for developers',
  builder: {
    heading: 'Build your own',
    element: 'Element',
    elements: {
      finder: 'Ink and toner finder',
      'product-grid': 'Product list',
      'quick-order': 'Quick order',
      search: 'Search field',
      'cart-badge': 'Cart button',
    },
    mode: 'Where it stands',
    modes: {
      place: 'In its place',
      dialog: 'In a dialog, opened by a button',
      float: 'Behind a floating button',
    },
    counting: 'Counting visits',
    countings: {
      '': 'Off',
      ga4: 'Google Analytics 4',
      'ga4 consent': 'Google Analytics 4, after consent',
      shopify: 'Shopify’s events',
    },
    open: 'Find your ink',
    close: 'Close',
    install: 'Install the package once:',
    tokens: {
      heading: 'Your colours, corners and font',
      accent: 'Buttons',
      onAccent: 'Text on buttons',
      paper: 'Background',
      ink: 'Text',
      radius: 'Corners in px',
      space: 'Spacing in px',
      font: 'Font',
      fonts: {
        '': 'As your page',
        'system-ui': 'System',
        serif: 'Serif',
        'ui-monospace, monospace': 'Monospace',
      },
      onButtons: 'Text on buttons',
      onPaper: 'Text on the background',
      good: 'is easy to read.',
      hard: 'is hard to read: 4.5:1 is the least.',
      usual: 'Change something, and its CSS stands here.',
      reset: 'As it was',
    },
    brand: 'Brand',
    category: 'Category',
    any: 'All',
    theme: 'Theme',
    themes: { light: 'Light', dark: 'Dark', auto: 'As on the visitor’s device' },
    language: 'Language',
    languages: { page: 'As the page around it' },
    partner: 'Your partner id',
    partnerHint: 'your-id',
    partnerRule:
      'An id has 1 to 64 letters (A–Z), digits, dots, underscores and hyphens. The lines below leave this one out.',
    format: 'Written for',
    formats: { html: 'HTML', react: 'React', vue: 'Vue', wordpress: 'WordPress' },
    copy: 'Copy',
    copied: 'Copied.',
    early: kilobytes => `Its brands can be chosen after the first ${kilobytes} kB.`,
    measured: (kilobytes, requests) => `${kilobytes} kB of code in ${requests} requests before its data.`,
    policy: 'Lines for your content policy',
    preview: 'As your visitors see it',
    qr: 'QR code for your counter',
    qrText: 'It opens the finder in our shop and tells us that you sent the visitor.',
  },
  sections: [
    {
      heading: 'How it works',
      paragraphs: [
        'Your visitor chooses printer brand and model and sees what fits, without leaving you. Add to Cart keeps a cart on your page; its link leads to our checkout with everything in it, and we deliver and collect in cash or by KNET.',
        'Instead of the finder you can place a list of products, one product, a cart button, or a whole category; each is one tag. Colours, corners and font follow yours through a few style properties.',
      ],
    },
    {
      heading: 'When something fails',
      paragraphs: [
        'What you write inside the tag, your phone number for instance, is shown until our code has come, and stays when it can’t come. Every failed call says so in words, offers another try, and fires an event that you can count. Your page never breaks with ours.',
        'A version never changes: whoever names one in the address keeps it, with integrity hashes. “latest” brings what is mended within the hour and never takes an attribute or event away within a major version.',
      ],
    },
    {
      heading: 'Or let us supply you',
      paragraphs: ['For offices, schools and clinics that buy for themselves:'],
      points: [
        'a quick order that reads your own list, pasted or as a file, line by line',
        'a quotation of any list at once, printed or as a link that names prices that changed',
        'lists under a name for each branch, sent for approval by WhatsApp or email',
        'earlier orders with their status, ordered again by one press, and receipts to print',
        'lists returned to purchasing systems that speak SAP’s Open Catalog Interface',
        'delivery to every address you name in Kuwait',
      ],
    },
    {
      heading: 'How to begin',
      paragraphs: [
        'Offices begin on this page: the quick order above needs no account.',
        `Partners write to ${facts.email} or by WhatsApp with their company’s name and page, and get an id and somebody’s name to ask for.`,
      ],
    },
  ],
  questions: [
    {
      question: 'What does it cost?',
      answer:
        'The elements cost nothing. What a partner earns on orders is agreed in writing when the id is issued.',
    },
    {
      question: 'Will it slow my page down or change its design?',
      answer:
        'No. It loads after your own content and only what is used, and it is sealed off: your styles don’t leak in, ours don’t leak out.',
    },
    {
      question: 'Who owns the customer’s data?',
      answer:
        'The order and its address come to us, because we deliver. Your page receives events such as “added to cart”, with products and without personal data.',
    },
    {
      question: 'Can my shop sell TASS products itself?',
      answer:
        'Yes, at trade prices from our stock in Kuwait. Tell us which products and roughly how many a month.',
    },
  ],
  links: [
    { label: 'Your lists', href: '/quick-order' },
    { label: 'Your orders', href: '/orders' },
    { label: 'Try the finder', href: '/ink-toner-finder' },
    { label: 'See TASS products', href: '/brands/tass' },
    { label: 'Become a partner', href: '/contact-us' },
  ],
};
