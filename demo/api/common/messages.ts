import type { Language } from './language';
import type { ProblemName } from './problems';

/** Every sentence of the API that a shopper may read. */
export interface Messages {
  kinds: Record<string, string>;
  colors: Record<string, string>;
  /** Title and explanation of each problem. */
  problems: Record<ProblemName, readonly [title: string, detail: string]>;
  /** What is wrong with a field of an order, by the field's path without list positions. */
  fields: Record<string, string>;
  /** Refusals of what is more than one shopper gets at once; `whatsapp` is the number for more. */
  limits: {
    line(most: number, whatsapp: string): string;
    day(whatsapp: string): string;
  };
  /** For fields without a sentence of their own. */
  unknownField: string;
  missingField: string;
  unusableField: string;
}

const en: Messages = {
  kinds: { original: 'Original', compatible: 'Compatible', remanufactured: 'Remanufactured' },
  colors: {
    black: 'Black',
    cyan: 'Cyan',
    magenta: 'Magenta',
    yellow: 'Yellow',
    tricolor: 'Tri-colour',
    red: 'Red',
    gray: 'Grey',
    white: 'White',
    multicolor: 'Multicolour',
    'light-cyan': 'Light cyan',
    'light-magenta': 'Light magenta',
    'light-gray': 'Light grey',
    'photo-black': 'Photo black',
    'matte-black': 'Matte black',
    'black-red': 'Black and red',
    'black-on-white': 'Black on white',
    'black-on-clear': 'Black on clear',
    'black-on-yellow': 'Black on yellow',
    'black-on-red': 'Black on red',
    'black-on-blue': 'Black on blue',
    'black-on-green': 'Black on green',
    'white-on-black': 'White on black',
    'black-red-on-white': 'Black and red on white',
  },
  problems: {
    'bad-request': ['Bad request', 'The request could not be read.'],
    'not-found': ['Not found', 'There is nothing at this address.'],
    'method-not-allowed': ['Method not allowed', 'This address does not take that kind of request.'],
    'unsupported-media-type': ['Unsupported content type', 'Send the order as application/json.'],
    'too-large': ['Too large', 'The request is larger than 64 KiB.'],
    'too-slow': ['Too slow', 'The request took too long to arrive.'],
    'origin-refused': ['Origin not allowed', 'Orders are not accepted from this site.'],
    'too-many-requests': ['Too many requests', 'Please wait a moment and try again.'],
    unavailable: ['Busy', 'The shop is busy right now. Please try again in a moment.'],
    internal: ['Something went wrong', 'Something went wrong on our side. Please try again.'],
    'key-missing': [
      'Idempotency-Key missing',
      'Send one Idempotency-Key header of 1 to 255 visible ASCII characters.',
    ],
    'in-progress': ['Order in progress', 'This order is being placed. Please wait a moment.'],
    'key-reused': ['Key already used', 'This Idempotency-Key belongs to another order.'],
    'key-void': ['Order given up', 'This order was given up before it was placed. Please place it again.'],
    'price-changed': [
      'Prices have changed',
      'Prices have changed since these products were put in the cart.',
    ],
    'out-of-stock': ['Out of stock', 'Some products are not available in this quantity.'],
    invalid: ['Please check your details', 'Some details are missing or wrong.'],
  },
  fields: {
    'customer.name': 'Enter your full name.',
    'customer.phone': 'Enter a Kuwaiti mobile number of 8 digits.',
    'customer.email': 'Enter a valid email address, or leave it empty.',
    'address.governorate': 'Choose your governorate.',
    'address.area': 'Choose an area in your governorate.',
    'address.block': 'Enter your block.',
    'address.street': 'Enter your street.',
    'address.building': 'Enter your house or building.',
    'address.floor': 'The floor is too long.',
    'address.flat': 'The flat or office is too long.',
    'address.notes': 'The delivery notes are too long (500 characters at most).',
    items: 'An order has 1 to 100 lines.',
    'items.slug': 'Name the product by its slug.',
    'items.quantity': 'The quantity is a whole number from 1 to 999.',
    payment_method: 'Choose how to pay.',
    expected_total: 'Send the total as a decimal string, such as "16.750".',
    lang: 'The language is "en" or "ar".',
  },
  limits: {
    line: (most, whatsapp) =>
      `At most ${most} of one product in an order. For more, write to us on WhatsApp: ${whatsapp}.`,
    day: whatsapp =>
      `This number has reached the limit of orders for one day. For more, write to us on WhatsApp: ${whatsapp}.`,
  },
  unknownField: 'This field is not part of an order.',
  missingField: 'This field is missing.',
  unusableField: 'This value cannot be used.',
};

const ar: Messages = {
  kinds: { original: 'أصلي', compatible: 'متوافق', remanufactured: 'معاد تصنيعه' },
  colors: {
    black: 'أسود',
    cyan: 'سماوي',
    magenta: 'أرجواني',
    yellow: 'أصفر',
    tricolor: 'ثلاثي الألوان',
    red: 'أحمر',
    gray: 'رمادي',
    white: 'أبيض',
    multicolor: 'متعدد الألوان',
    'light-cyan': 'سماوي فاتح',
    'light-magenta': 'أرجواني فاتح',
    'light-gray': 'رمادي فاتح',
    'photo-black': 'أسود للصور',
    'matte-black': 'أسود مطفي',
    'black-red': 'أسود وأحمر',
    'black-on-white': 'أسود على أبيض',
    'black-on-clear': 'أسود على شفاف',
    'black-on-yellow': 'أسود على أصفر',
    'black-on-red': 'أسود على أحمر',
    'black-on-blue': 'أسود على أزرق',
    'black-on-green': 'أسود على أخضر',
    'white-on-black': 'أبيض على أسود',
    'black-red-on-white': 'أسود وأحمر على أبيض',
  },
  problems: {
    'bad-request': ['طلب غير مفهوم', 'تعذّرت قراءة الطلب.'],
    'not-found': ['غير موجود', 'لا يوجد شيء على هذا العنوان.'],
    'method-not-allowed': ['طلب غير مسموح', 'هذا العنوان لا يقبل هذا النوع من الطلبات.'],
    'unsupported-media-type': ['صيغة غير مدعومة', 'أرسل الطلب بصيغة application/json.'],
    'too-large': ['الطلب كبير جدًا', 'حجم الطلب يتجاوز 64 كيلوبايت.'],
    'too-slow': ['انتهت المهلة', 'استغرق وصول الطلب وقتًا أطول من اللازم.'],
    'origin-refused': ['موقع غير مصرّح له', 'لا نستقبل الطلبات من هذا الموقع.'],
    'too-many-requests': ['طلبات كثيرة', 'انتظر لحظات ثم حاول مرة أخرى.'],
    unavailable: ['المتجر مشغول', 'المتجر مشغول الآن، حاول مرة أخرى بعد لحظات.'],
    internal: ['حدث خطأ', 'حدث خطأ من طرفنا، حاول مرة أخرى.'],
    'key-missing': ['المفتاح Idempotency-Key ناقص', 'أرسل ترويسة Idempotency-Key واحدة من 1 إلى 255 حرفًا.'],
    'in-progress': ['طلبك قيد التنفيذ', 'نسجّل طلبك الآن، انتظر لحظات من فضلك.'],
    'key-reused': ['المفتاح مستخدم من قبل', 'هذا المفتاح Idempotency-Key يخص طلبًا آخر.'],
    'key-void': ['أُلغيت المحاولة', 'أُلغيت محاولة الطلب هذه قبل تسجيلها، أرسل الطلب من جديد.'],
    'price-changed': ['تغيّرت الأسعار', 'تغيّرت الأسعار منذ أن أضفت المنتجات إلى السلة.'],
    'out-of-stock': ['الكمية غير متوفرة', 'بعض المنتجات غير متوفرة بهذه الكمية.'],
    invalid: ['راجع بياناتك من فضلك', 'بعض البيانات ناقصة أو غير صحيحة.'],
  },
  fields: {
    'customer.name': 'اكتب اسمك الكامل.',
    'customer.phone': 'اكتب رقم موبايل كويتي من 8 أرقام.',
    'customer.email': 'اكتب بريدًا إلكترونيًا صحيحًا أو اتركه فارغًا.',
    'address.governorate': 'اختر المحافظة.',
    'address.area': 'اختر منطقة ضمن محافظتك.',
    'address.block': 'اكتب رقم القطعة.',
    'address.street': 'اكتب اسم الشارع أو رقمه.',
    'address.building': 'اكتب رقم البيت أو العمارة.',
    'address.floor': 'رقم الدور طويل جدًا.',
    'address.flat': 'رقم الشقة أو المكتب طويل جدًا.',
    'address.notes': 'ملاحظات التوصيل طويلة جدًا (500 حرف كحد أقصى).',
    items: 'الطلب من سطر واحد إلى 100 سطر.',
    'items.slug': 'المنتج غير محدد.',
    'items.quantity': 'الكمية عدد صحيح من 1 إلى 999.',
    payment_method: 'اختر طريقة الدفع.',
    expected_total: 'أرسل الإجمالي نصًا عشريًا مثل "16.750".',
    lang: 'اللغة "en" أو "ar".',
  },
  // The number is isolated, or its plus sign would stand on the wrong side.
  limits: {
    line: (most, whatsapp) =>
      `الحد الأقصى ${most} قطعة من المنتج الواحد في الطلب. للكميات الأكبر راسلنا على واتساب: \u2066${whatsapp}\u2069.`,
    day: whatsapp =>
      `بلغ هذا الرقم الحد الأقصى للطلبات في اليوم الواحد. للمزيد راسلنا على واتساب: \u2066${whatsapp}\u2069.`,
  },
  unknownField: 'هذا الحقل ليس من حقول الطلب.',
  missingField: 'هذا الحقل مطلوب.',
  unusableField: 'هذه القيمة غير صالحة.',
};

export const messages: Record<Language, Messages> = { en, ar };
