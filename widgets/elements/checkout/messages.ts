import type { Messages } from '../../locale/languages';

const en = {
  heading: 'Checkout',
  you: 'Your details',
  address: 'Delivery address in Kuwait',
  remember: 'Keep these details on this device for my next order',
  forget: 'Forget my details',
  payment: 'Payment',
  methods: { cash: 'Cash on delivery', knet_on_delivery: 'KNET on delivery' },
  labels: {
    name: 'Full name',
    phone: 'Mobile number',
    email: 'Email (optional)',
    governorate: 'Governorate',
    area: 'Area',
    block: 'Block',
    street: 'Street',
    building: 'House or building',
    floor: 'Floor (optional)',
    flat: 'Flat or office (optional)',
    notes: 'Delivery notes (optional)',
  },
  choose: 'Choose',
  faults: {
    missing: 'Please fill this in.',
    phone: 'Please give a Kuwaiti mobile number of 8 digits, such as 5012 3456.',
    email: 'This email address is incomplete.',
    area: 'Please choose an area of the governorate.',
  },
  review: 'Your order',
  tooManyLines:
    'One order takes up to 100 different products. Please take some out of the cart, and order them separately.',
  change: 'Change the cart',
  total: 'Total',
  place: 'Place order',
  placeAtNewPrice: 'Place order at the new price',
  sending: 'Placing your order…',
  pricesChanged: 'Prices have changed. Please look at the new ones and place the order again.',
  changedElsewhere:
    'This cart has just been ordered or changed in another tab. Please look at it again before you order.',
  outOfStock: 'We no longer have enough of this:',
  /** A host tells that pieces are left, not how many. */
  available: (title: string, left: number) => `${title} (${left ? 'fewer than you asked for' : '0 left'}).`,
  refused: 'The order was not accepted.',
  unreachable:
    'We could not reach the shop. Your cart and details are kept: please press the button again, your order is placed once only.',
  foreign: 'This site can’t send orders to the shop',
  foreignText: 'Your cart and details are kept. Please order in the shop itself: your cart comes along.',
  orderInShop: 'Order in the shop',
  earlierPlaced: (number: string) => `Your earlier order ${number} was placed`,
  earlierPlacedText:
    'The shop has it, so it will be delivered. What is in your cart now has not been ordered: press the button to order it as well.',
  earlierOpen: 'Your earlier order may have arrived',
  earlierOpenText:
    'No answer came, and the shop can’t tell. If it did arrive, a new order comes in addition to it.',
  sendEarlier: 'Send the earlier order again',
  sendNew: 'Place the new order',
  sentAt: (age: string, name: string) => `Sent ${age} for ${name}:`,
  placed: 'Order Placed Successfully!',
  placedText: (number: string) => `Thank you! Your order ${number} is now being processed.`,
  /** Parts of an address in words. */
  words: {
    parts: { block: 'Block', street: 'Street', building: 'Building', floor: 'Floor', flat: 'Flat' },
  },
};

const ar: typeof en = {
  heading: 'إتمام الطلب',
  you: 'بياناتك',
  address: 'عنوان التوصيل في الكويت',
  remember: 'احفظ هذه البيانات على هذا الجهاز لطلبي القادم',
  forget: 'انسَ بياناتي',
  payment: 'طريقة الدفع',
  methods: { cash: 'نقدًا عند الاستلام', knet_on_delivery: 'كي نت عند الاستلام' },
  labels: {
    name: 'الاسم الكامل',
    phone: 'رقم الموبايل',
    email: 'البريد الإلكتروني (اختياري)',
    governorate: 'المحافظة',
    area: 'المنطقة',
    block: 'القطعة',
    street: 'الشارع',
    building: 'المنزل أو المبنى',
    floor: 'الدور (اختياري)',
    flat: 'الشقة أو المكتب (اختياري)',
    notes: 'ملاحظات التوصيل (اختياري)',
  },
  choose: 'اختر',
  faults: {
    missing: 'هذه الخانة مطلوبة.',
    phone: 'اكتب رقم موبايل كويتي من 8 أرقام، مثل 5012 3456.',
    email: 'البريد الإلكتروني غير مكتمل.',
    area: 'اختر منطقة من المحافظة.',
  },
  review: 'طلبك',
  tooManyLines: 'يتسع الطلب الواحد لـ 100 منتج مختلف. أزل بعضها من السلة واطلبها في طلب آخر.',
  change: 'تعديل السلة',
  total: 'الإجمالي',
  place: 'تأكيد الطلب',
  placeAtNewPrice: 'تأكيد الطلب بالسعر الجديد',
  sending: 'جارٍ إرسال طلبك…',
  pricesChanged: 'تغيّرت الأسعار. راجع الأسعار الجديدة ثم أكّد الطلب مرة أخرى.',
  changedElsewhere: 'طُلبت هذه السلة أو تغيّرت للتو في صفحة أخرى. راجعها مرة أخرى قبل تأكيد الطلب.',
  outOfStock: 'الكمية المتوفرة لا تكفي:',
  available: (title, left) => `${title} (${left ? 'المتوفر أقل مما طلبت' : 'المتبقي 0'}).`,
  refused: 'لم يُقبل الطلب.',
  unreachable: 'تعذّر الوصول إلى المتجر. سلتك وبياناتك محفوظة: اضغط الزر مرة أخرى، وطلبك يُسجَّل مرة واحدة فقط.',
  foreign: 'لا يمكن إرسال الطلبات إلى المتجر من هذا الموقع',
  foreignText: 'سلتك وبياناتك محفوظة. أكمل الطلب في المتجر نفسه، وسلتك تنتقل معك.',
  orderInShop: 'أكمل الطلب في المتجر',
  earlierPlaced: number => `طلبك السابق رقم ${number} مسجَّل`,
  earlierPlacedText:
    'الطلب عند المتجر وسيصلك. أما ما في سلتك الآن فلم يُطلب بعد: اضغط الزر إذا أردت طلبه أيضًا.',
  earlierOpen: 'ربما وصلنا طلبك السابق',
  earlierOpenText:
    'لم يصل رد، ولا يستطيع المتجر التأكد. إذا كان الطلب السابق قد وصل فسيُضاف إليه الطلب الجديد.',
  sendEarlier: 'إرسال الطلب السابق مرة أخرى',
  sendNew: 'تأكيد الطلب الجديد',
  sentAt: (age, name) => `أُرسل ${age} باسم ${name}:`,
  placed: 'تم استلام طلبك بنجاح!',
  placedText: number => `شكرًا لك! طلبك رقم ${number} قيد التجهيز الآن.`,
  words: {
    parts: { block: 'قطعة', street: 'شارع', building: 'مبنى', floor: 'الدور', flat: 'شقة' },
  },
};

/** What the checkout says. */
export const messages: Messages<typeof en> = { en, ar };
