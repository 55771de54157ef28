import { bidiIsolate } from '../../locale/bidi-isolate';
import type { Messages } from '../../locale/languages';

const en = {
  yearlyHeading: 'What it costs a year',
  pagesMonth: 'Pages a month',
  inColor: 'Of these in colour',
  fault: 'Please type a whole number up to 100,000.',
  moreColor: 'That is more than all pages.',
  kind: 'Type',
  year: 'A year',
  less: (percent: number) => `${percent}% less`,
  basis: 'Ink or toner alone, by the makers’ page yields (5% of a page covered) and today’s prices.',
  noKind: 'No type of cartridge fills this printer whole.',
  remind: 'Remind me to refill (calendar file)',
  file: 'refill-reminder.ics',
  /** `printer` is its brand and model. */
  title: (printer: string) => `Order toner or ink for ${printer}`,
  text: (pages: string) => `At ${pages} pages a month the first cartridge runs out in about a week.`,
};

const ar: typeof en = {
  yearlyHeading: 'التكلفة في السنة',
  pagesMonth: 'عدد الصفحات في الشهر',
  inColor: 'منها بالألوان',
  fault: 'اكتب عددًا صحيحًا لا يتجاوز 100,000.',
  moreColor: 'هذا أكثر من مجموع الصفحات.',
  kind: 'النوع',
  year: 'في السنة',
  less: percent => `أقل بنسبة ${percent}%`,
  basis: 'الحبر أو التونر فقط، حسب عدد الصفحات الذي تعلنه الشركات (تغطية 5% من الصفحة) وأسعار اليوم.',
  noKind: 'لا يوجد نوع واحد يكفي كل خراطيش هذه الطابعة.',
  remind: 'ذكّرني بموعد إعادة الطلب (ملف تقويم)',
  file: 'refill-reminder.ics',
  title: printer => `اطلب الحبر أو التونر لطابعة ${bidiIsolate(printer)}`,
  text: pages => `إذا طبعت ${pages} صفحة في الشهر فستنفد أول خرطوشة بعد نحو أسبوع.`,
};

/** What the finder says of a year's cost. */
export const messages: Messages<typeof en> = { en, ar };
