import type { LandingContent } from '../../types';

export const text: LandingContent = {
  title: 'Printer sales and service in Kuwait: advice | TASS',
  description:
    'Buying a printer in Kuwait? Compare what toner and ink will cost first. Independent advice from a supplies shop, not a dealer.',
  keywords: 'printer sales Kuwait, which printer to buy, printer running cost, ink tank or laser',
  heading: 'Printer sales and service in Kuwait',
  intro:
    'We don’t sell printers, which is why people ask us which one to buy. We know what each of them eats, and what its supplies cost three years later.',
  grid: { highlight: 'New', heading: 'for the latest printers' },
  sections: [
    {
      heading: 'Before you buy one',
      paragraphs: [
        'Count a month’s pages honestly. Under fifty, mostly text: a small mono laser, since its toner doesn’t dry out while you travel. Several hundred with colour: an ink tank, such as EcoTank with 103 ink, Smart Tank with 31 and 32XL or PIXMA G with GI-41. Thousands in black: a LaserJet Pro, an ECOSYS or a Brother HL-L with high-yield toner.',
        'Then search its cartridge here and read the cost per page. A cheap printer with a 120-page cartridge is the dearest one in the shop.',
      ],
    },
    {
      heading: 'After you bought it',
      paragraphs: [
        'The box holds a starter cartridge that is often half full. Order the first real one with it. We already keep supplies for recent models: HP 151A for the LaserJet 4003, 150A for the M111, Canon 071 for the MF275dw and Brother TN-2510 for the HL-L2400DW.',
      ],
    },
  ],
  questions: [
    {
      question: 'Laser or ink tank for a family?',
      answer:
        'School sheets and photos in colour: tank. Homework in black, printed in bursts with quiet weeks between: laser.',
    },
    {
      question: 'Who services a new printer?',
      answer:
        'Its maker, through the warranty card of the shop that sold it. Keep the receipt. We help with supplies and settings.',
    },
    {
      question: 'Is a used printer a good idea?',
      answer:
        'Ask for the page counter and check drum and kit prices here first. Two worn parts can cost more than the machine.',
    },
  ],
  links: [
    { label: 'What does my printer use?', href: '/ink-toner-finder' },
    { label: 'Lowest cost per page', href: '/affordable-printer-cartridges-in-kuwait' },
    { label: 'Ask us before you buy', href: '/contact-us' },
  ],
};
