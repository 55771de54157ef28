import type { Messages } from '../../locale/languages';

const en = {
  assurances: 'What you can rely on',
  warranty: (months: number) => `${months}-month TASS warranty`,
  warrantyText: 'If it leaks, is not recognised or prints badly, we replace it or refund it.',
  makerWarranty: 'Maker’s warranty',
  makerWarrantyText: 'If it fails, we handle the claim for you.',
  bothWarranties: (months: number) => `${months}-month warranty on TASS products`,
  bothWarrantiesText: 'Others carry their maker’s warranty, and we handle the claim for you.',
  returns: (days: number) => `${days} days to return it`,
  returnsText: 'Unused and in its sealed packaging, no reason needed.',
  /** What holds once its seal or bag is open, by kind. */
  opened: {
    original: 'An opened original is taken back only if it is faulty or not what you ordered.',
    compatible: 'An opened compatible is taken back only if it is faulty or not what you ordered.',
    remanufactured:
      'An opened remanufactured one is taken back only if it is faulty or not what you ordered.',
    several: 'What has been opened is taken back only if it is faulty or not what you ordered.',
  } as Readonly<Record<string, string>>,
  payOnDelivery: 'Pay when it arrives',
  marks: { cash: 'Cash', knet: 'KNET' },
  ask: 'Ask us on WhatsApp',
};

const ar: typeof en = {
  assurances: 'ما نضمنه لك',
  warranty: months => `ضمان تاس ${months} شهرًا`,
  warrantyText: 'إذا سرّب أو لم تتعرف عليه الطابعة أو كانت طباعته رديئة، نبدّله أو نرد ثمنه.',
  makerWarranty: 'ضمان الشركة المصنّعة',
  makerWarrantyText: 'وإذا تعطّل نتولى المطالبة عنك.',
  bothWarranties: months => `ضمان ${months} شهرًا على منتجات تاس`,
  bothWarrantiesText: 'وعلى غيرها ضمان الشركة المصنّعة، ونتولى المطالبة عنك.',
  returns: days => `استرجاع خلال ${days} يومًا`,
  returnsText: 'غير مستعمل وفي عبوته المغلقة، دون ذكر سبب.',
  opened: {
    original: 'الأصلي بعد فتحه لا نسترده إلا إذا كان معيبًا أو غير ما طلبت.',
    compatible: 'المتوافق بعد فتحه لا نسترده إلا إذا كان معيبًا أو غير ما طلبت.',
    remanufactured: 'المعاد تصنيعه بعد فتحه لا نسترده إلا إذا كان معيبًا أو غير ما طلبت.',
    several: 'ما فُتح لا نسترده إلا إذا كان معيبًا أو غير ما طلبت.',
  },
  payOnDelivery: 'الدفع عند الاستلام',
  marks: { cash: 'نقدًا', knet: 'كي نت' },
  ask: 'اسألنا عبر واتساب',
};

/** What is said about warranty, returns and payment. */
export const messages: Messages<typeof en> = { en, ar };
