import { facts, phoneInText, policiesDate } from '../facts';
import type { DocumentContent } from '../types';

const { street, city } = facts.address.en;

/** Terms and conditions. The owner's to confirm: see `facts.ts`. */
export const terms: DocumentContent = {
  title: 'Terms and conditions | TASS Kuwait',
  description:
    'Who you buy from, prices, delivery in Kuwait, 14-day returns, refunds, warranty and complaints at TASS.',
  keywords: 'TASS terms, returns Kuwait, 14 day return, toner warranty, delivery Kuwait',
  heading: 'Terms and conditions',
  intro: `These terms apply to every order placed on this site, by telephone or by WhatsApp. In force since ${policiesDate('en')}.`,
  sections: [
    {
      heading: 'Who you buy from',
      paragraphs: [
        `The seller is ${facts.legalName.en}, trading as TASS, ${street}, ${city}, State of Kuwait, commercial licence ${facts.commercialLicence}. Telephone ${phoneInText}, email ${facts.email}.`,
        'We are an independent shop. Printer brands are named to say what a product fits; they belong to their owners, and we don’t act for them unless a page says so.',
      ],
    },
    {
      heading: 'Products and prices',
      paragraphs: [
        'Every product says whether it is original, compatible or remanufactured. Page yields are the makers’ figures at about five per cent cover, a comparison and not a promise. Pictures are drawn to show kind and colour; the box may look different.',
        'Prices are in Kuwaiti dinar for one piece and are all you pay, besides delivery. There is no value added tax in Kuwait at present. An offer lasts as long as it is shown and stocks last.',
        'If a price has changed between your cart and your order, you see both and confirm the new one before anything is ordered.',
      ],
    },
    {
      heading: 'Ordering',
      paragraphs: [
        'You order without an account. The order is placed when the page says so and shows its number. If we cannot supply a product after all, or a price was plainly a mistake, we tell you before delivery and you owe nothing.',
        'You may cancel free of charge until the order has left our office: call or write with its number.',
      ],
    },
    {
      heading: 'Payment',
      paragraphs: [
        'You pay when the goods reach you, in cash or by KNET card. Nothing is charged in advance, and we never ask for card numbers by telephone or message.',
      ],
    },
    {
      id: 'delivery',
      heading: 'Delivery',
      paragraphs: [
        'We deliver to all areas of the six governorates of Kuwait. Delivery costs KWD 2.000 an order and is free when the goods come to more than KWD 30.000. The total, delivery included, is shown before you order.',
        'Orders placed by 2 PM go out the same day, later ones on the next day of delivery; there are none on Fridays. Every product’s page says on which day it comes to you.',
        'We call or write to agree on the time. Please check the parcel while the driver is there; if the box is damaged or a product is wrong, you may refuse it at no cost. Until you hold them, the goods travel at our risk.',
      ],
    },
    {
      id: 'returns',
      heading: `Changing your mind: ${facts.returnDays} days`,
      paragraphs: [
        `Within ${facts.returnDays} days of receiving an order you may return any product of it, unused and in its sealed packaging; no reason needed. Tell us by telephone, WhatsApp or email and bring it to our office, or let us collect it for the price of a delivery.`,
        'Cartridges, ink bottles and tapes whose seal or bag has been opened can’t be sold again and are taken back only if they are faulty or not what you ordered.',
      ],
    },
    {
      heading: 'Refunds',
      paragraphs: [
        'We refund by the same means by which you paid: cash in cash, KNET to the same card, within 14 days of having the product back. If the product was faulty, wrong or not as described, we also bear every cost of delivery and return, and you may choose an exchange instead.',
      ],
    },
    {
      id: 'warranty',
      heading: 'Warranty',
      paragraphs: [
        `TASS products that leak, are not recognised by a listed printer, or print visibly worse than they should are replaced or refunded for ${facts.warrantyMonths} months from delivery. Other makers’ products carry their maker’s warranty, and we handle the claim for you.`,
        'Keep the faulty cartridge and send us a photograph of a page and of the display. A cartridge that is simply used up, or was refilled, opened or used in a printer it is not made for, is not covered.',
        'Nothing in these terms takes away the rights that Kuwait’s consumer protection law, Law No. 39 of 2014, gives you.',
      ],
    },
    {
      heading: 'Complaints',
      paragraphs: [
        `Tell us first: ${phoneInText}, WhatsApp or ${facts.email}, with the order’s number. We answer within two working days and say what we will do.`,
        `If you are not content with the answer, you can turn to the consumer protection sector of the Ministry of Commerce and Industry, hotline ${facts.consumerHotline}.`,
      ],
    },
    {
      heading: 'Law and language',
      paragraphs: [
        'The law of the State of Kuwait applies and its courts decide. Where the Arabic and English texts differ, the Arabic one counts. An order follows the terms that were shown when it was placed.',
      ],
    },
  ],
};
