import { facts, phoneInText, policiesDate } from '../facts';
import type { DocumentContent } from '../types';

/** Privacy policy. The owner's to confirm: see `facts.ts`. */
export const privacy: DocumentContent = {
  title: 'Privacy policy | TASS Kuwait',
  description:
    'What TASS knows about you and why: order details, what stays in your browser, optional Google sign-in, no tracking cookies.',
  keywords: 'TASS privacy, personal data Kuwait, cookies, local storage',
  heading: 'Privacy policy',
  intro: `We sell printer supplies, not data. This page lists what we keep, where, and for how long. In force since ${policiesDate('en')}.`,
  sections: [
    {
      heading: 'Who is responsible',
      paragraphs: [`${facts.legalName.en}, ${facts.email}, ${phoneInText}.`],
    },
    {
      heading: 'What you give us with an order',
      paragraphs: ['We need this to bring you what you ordered and to be paid for it:'],
      points: [
        'your name and mobile number, and your email address if you choose to give it',
        'the address, and notes for the driver if you write any',
        'the products, prices, means of payment and language of the order',
        'the partner whose page sent you, if one did',
      ],
    },
    {
      heading: 'What stays in your browser',
      paragraphs: [
        'This site sets no cookies for advertising or tracking. It uses the storage of your own browser, which you can empty at any time in its settings:',
      ],
      points: [
        'your cart and the light or dark theme you chose',
        'printers you chose in the finder and the names you gave them, so that they are offered first and products say whether they fit. Each can be forgotten under “Your printers”',
        'what you typed at checkout until the order is placed, so that a reload loses nothing; longer only if you tick the box for your next order, until you press “Forget my details”',
        'the five products you looked at last, so that you find them again',
        'what you ordered with this browser, with your mobile number to ask how it stands, so that you can order it again; never your address. Each order can be removed under “Your orders”',
        'lists that you saved under a name in the quick order. Each can be deleted there',
        'for the length of the visit: the list in the quick order, a message you have not sent yet, the partner you came from and the place on each page',
        'pages and pictures you have seen, so that they open faster and without a connection',
      ],
    },
    {
      heading: 'Signing in with Google',
      paragraphs: [
        'Signing in is optional; you can order without it. If you press Login, Google’s sign-in (Firebase Authentication) opens and gives this site your display name and profile picture. Until you press it, nothing of Google’s is loaded. Logging out removes the sign-in from this browser.',
      ],
    },
    {
      heading: 'Messages, newsletter and links elsewhere',
      paragraphs: [
        'The contact form opens your own mail program or WhatsApp; the site itself sends nothing. What you then write reaches us through those services, under their own terms. The newsletter box sends your address nowhere at present.',
        'Links to WhatsApp, Facebook, Instagram and the map are plain links. Those companies learn of your visit only when you follow one.',
      ],
    },
    {
      heading: 'What our servers note',
      paragraphs: [
        'To keep the shop running and to stop abuse, servers see your internet address while they answer and count requests by it for some minutes. Our logs name the kind of request, its result and its duration, not you.',
      ],
    },
    {
      heading: 'Who else sees it',
      paragraphs: [
        'The driver sees the name, number and address of your delivery. A partner who sent you may learn that an order was placed and its amount, not who you are. Authorities receive what the law obliges us to give. We sell and lend data to nobody.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        'Orders and invoices for as long as Kuwaiti law obliges merchants to keep their accounts. Messages about them for as long as a claim under warranty is possible. After that they are deleted or made anonymous.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        `Write to ${facts.email} from the address, or call from the number, that you ordered with. You can ask what we hold about you, have it corrected, have deleted what we need not keep by law, and object to any use of it. We answer within 30 days and charge nothing. If you are not content, the Communication and Information Technology Regulatory Authority (CITRA) and the Ministry of Commerce and Industry hear complaints.`,
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'If what we do changes, this page changes first, and its date with it. Anything that concerns orders already placed we tell their customers directly.',
      ],
    },
  ],
};
