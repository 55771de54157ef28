import type { LandingContent } from '../../types';

export const text: LandingContent = {
  title: 'Buy printer toner online in Kuwait | TASS',
  description:
    'Order toner online in Kuwait without an account: live stock, cash or KNET at your door, delivery in all six governorates.',
  keywords: 'buy toner online Kuwait, order toner, toner delivery Kuwait, KNET on delivery',
  heading: 'Buy printer toner online in Kuwait',
  intro:
    'No account, no card number. Choose the toner, leave your address, and pay in cash or by KNET when it is in your hands.',
  grid: { highlight: 'Most ordered', heading: 'toner' },
  sections: [
    {
      heading: 'From empty cartridge to order',
      paragraphs: [
        'Type the number on the old cartridge into the search box. Search understands “cf259a”, “59 a” and “TN2420”, and it knows printers too: “M404dn” or “LBP6030” brings what fits.',
        'Each card says original, compatible or remanufactured, the number of pages and what a page costs. “Out of stock” is written on the card itself, so you never learn it after ordering.',
        'At checkout choose governorate and area from the list and add block, street and building. What you typed stays if the page is reloaded.',
      ],
    },
    {
      heading: 'Ordering for an office',
      paragraphs: [
        'Raise the quantity to what the whole floor needs; subtotals are worked out to the fils. If you order the same cartridges every month, send us the list once and we answer with a cart link that fills itself.',
      ],
    },
  ],
  questions: [
    {
      question: 'What does delivery cost?',
      answer: 'KWD 2 anywhere in Kuwait, nothing when the goods come to more than KWD 30.',
    },
    {
      question: 'What if I order the wrong cartridge?',
      answer:
        'Keep it sealed and tell us within 14 days of delivery. We take it back or exchange it, and refund the way you paid.',
    },
    {
      question: 'Can the price change between cart and order?',
      answer:
        'If it did, you are shown the old and the new price and the order waits for your yes. Nothing is charged in advance.',
    },
  ],
  links: [
    { label: 'All toner', href: '/printer-toner-supplier-in-kuwait' },
    { label: 'Find by printer', href: '/ink-toner-finder' },
    { label: 'Delivery and returns', href: '/tnc' },
  ],
};
