import { bidiIsolate } from '../../locale/bidi-isolate';
import type { Messages } from '../../locale/languages';

const en = {
  number: 'Order number',
  call: (phone: string) => `We call you on ${phone} before we come.`,
  callSoon: 'We call you before we come.',
  arrives: 'Expected on',
  deliveredTo: 'Delivered to',
  ordered: 'What you ordered',
  receipt: 'Print receipt',
  chat: 'Ask about this order',
  /** Filled into the message to the shop. */
  question: (number: string) => `Hello, I have a question about my order ${number}`,
  orders: 'See your orders',
  printer: 'Which printer is it for?',
  printerText: 'Saved on this device, so that the shop shows what fits it.',
  choosePrinter: 'Choose your printer',
  save: 'Save printer',
  saved: (printer: string) => `${printer} is saved.`,
};

const ar: typeof en = {
  number: 'رقم الطلب',
  call: phone => `نتصل بك على \u2066${phone}\u2069 قبل أن نصل.`,
  callSoon: 'نتصل بك قبل أن نصل.',
  arrives: 'موعد الوصول',
  deliveredTo: 'التوصيل إلى',
  ordered: 'ما طلبته',
  receipt: 'طباعة الإيصال',
  chat: 'اسأل عن هذا الطلب',
  question: number => `السلام عليكم، عندي سؤال عن طلبي رقم ${number}`,
  orders: 'عرض طلباتك',
  printer: 'لأي طابعة هذا الطلب؟',
  printerText: 'تُحفظ على هذا الجهاز ليعرض لك المتجر ما يناسبها.',
  choosePrinter: 'اختر طابعتك',
  save: 'احفظ الطابعة',
  saved: printer => `حُفظت ${bidiIsolate(printer)}.`,
};

/** What is said of an order that was just placed. */
export const messages: Messages<typeof en> = { en, ar };
