import type { Messages } from '../../locale/languages';

const en = {
  delivery: 'Delivery',
  /** `hour` from 0 to 23. */
  hour: (hour: number) => `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`,
  orderBy: (hour: string) => `Order by ${hour}`,
  orderByToday: (hour: string) => `Order by ${hour} today`,
  orderByTomorrow: (hour: string) => `Order by ${hour} tomorrow`,
  orderByDay: (hour: string, weekday: string) => `Order by ${hour} on ${weekday}`,
  governorates: {
    'al-asimah': 'Capital',
    hawalli: 'Hawalli',
    farwaniya: 'Farwaniya',
    'mubarak-al-kabeer': 'Mubarak Al Kabeer',
    ahmadi: 'Ahmadi',
    jahra: 'Jahra',
  } as Readonly<Record<string, string>>,
  comma: ', ',
  farAreas: 'Remote areas, such as Wafra and Abdali',
  yourAddress: 'To your address',
  today: 'Today',
  tomorrow: 'Tomorrow',
  /** Days of delivery after the order, as long as nobody knows today's date. */
  after: (days: number) => ['The same day', 'The next day'][days] ?? `${days} days later`,
  closed: (weekday: string) => `No deliveries on ${weekday}.`,
  deliveryCost: (fee: string, limit: string) =>
    `Delivery costs ${fee}; orders over ${limit} are delivered free.`,
  callBefore: 'We call before we come.',
};

const ar: typeof en = {
  delivery: 'التوصيل',
  hour: hour => `الساعة ${hour % 12 || 12} ${hour < 12 ? 'صباحًا' : 'بعد الظهر'}`,
  orderBy: hour => `اطلب قبل ${hour}`,
  orderByToday: hour => `اطلب اليوم قبل ${hour}`,
  orderByTomorrow: hour => `اطلب قبل ${hour} غدًا`,
  orderByDay: (hour, weekday) => `اطلب قبل ${hour} يوم ${weekday}`,
  governorates: {
    'al-asimah': 'العاصمة',
    hawalli: 'حولي',
    farwaniya: 'الفروانية',
    'mubarak-al-kabeer': 'مبارك الكبير',
    ahmadi: 'الأحمدي',
    jahra: 'الجهراء',
  },
  comma: '، ',
  farAreas: 'المناطق البعيدة مثل الوفرة والعبدلي',
  yourAddress: 'إلى عنوانك',
  today: 'اليوم',
  tomorrow: 'غدًا',
  after: days => ['في اليوم نفسه', 'في اليوم التالي'][days] ?? 'بعد يومين',
  closed: weekday => `لا توصيل يوم ${weekday}.`,
  deliveryCost: (fee, limit) => `أجرة التوصيل ${fee}، والتوصيل مجاني للطلبات فوق ${limit}.`,
  callBefore: 'نتصل بك قبل أن نصل.',
};

/** What is said about when an order comes. */
export const messages: Messages<typeof en> = { en, ar };
