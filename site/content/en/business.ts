import { facts } from '../facts';
import type { BusinessText } from '../page-text';

export const business: BusinessText = {
  title: 'Printer supplies for business in Kuwait | TASS B2B',
  description: 'Put our ink and toner finder on your own page with two lines, or let us supply your offices.',
  keywords: 'toner supply contract Kuwait, B2B printer supplies, toner finder widget, office toner Kuwait',
  heading: 'TASS for business',
  intro:
    'You sell or service printers, run an intranet, or keep a school in toner. Put our finder, our prices and our delivery on your own page, and leave the stock to us.',
  benefits: [
    {
      title: 'Your page, our shelves',
      text: 'More than a thousand products for 14 makers’ printers, with today’s prices and stock, shown on your own site in your colours.',
    },
    {
      title: 'Orders that know you',
      text: 'With your partner id in the page, every order that starts there carries it, so that it can be counted as yours.',
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
  snippetHeading: 'Two lines on your page',
  snippetIntro:
    'Paste them where the finder shall appear. The first loads it, the second is the place. It works on any page: WordPress, Shopify, or plain HTML.',
  snippet: `<script type="module" src="${facts.widgets}"></script>\n<tass-finder partner="your-id"></tass-finder>`,
  elementsHeading: 'Every element, described',
  sections: [
    {
      heading: 'How it works',
      paragraphs: [
        'Your visitor chooses printer brand and model and sees what fits, without leaving you. Add to Cart keeps a cart on your page; its link leads to our checkout with everything in it, and we deliver and collect in cash or by KNET.',
        'Instead of the finder you can place a list of products, one product, a cart button, or a whole category; each is one tag. Colours, corners and font follow yours through a few style properties.',
      ],
    },
    {
      heading: 'Or let us supply you',
      paragraphs: ['For offices, schools and clinics that buy for themselves:'],
      points: [
        'one list of your printers and what each takes, checked by us',
        'a quotation for a quarter or a year, in writing',
        'cart links that fill themselves, so that any branch orders the right thing',
        'delivery to every address you name in Kuwait',
      ],
    },
    {
      heading: 'How to begin',
      paragraphs: [
        `Write to ${facts.email} or by WhatsApp with your company’s name and page, or with your list of printers. You get a partner id or a quotation, and somebody’s name to ask for.`,
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
    { label: 'Try the finder', href: '/ink-toner-finder' },
    { label: 'See TASS products', href: '/brands/tass' },
    { label: 'Become a partner', href: '/contact-us' },
  ],
};
