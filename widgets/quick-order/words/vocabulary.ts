// The words that lists are written with, in both languages.

import { normalise } from './text';

/** What a word of a list says. */
export interface Meaning {
  /** Slug of a printer's maker, or a name of one that no shop product is made for. */
  readonly brand?: string;
  /** Colour slugs, any of which is meant. */
  readonly colors?: readonly string[];
  readonly kind?: 'original' | 'compatible' | 'remanufactured';
  /** Category slugs, any of which is meant. */
  readonly categories?: readonly string[];
  /** All four colours. */
  readonly set?: true;
  /** Stands beside a quantity: `pcs`, `حبة`. */
  readonly unit?: true;
  /** Announces a quantity: `qty`, `عدد`. */
  readonly quantity?: true;
  /** Stands beside an amount of money. */
  readonly money?: true;
  /** Stands before a price. */
  readonly price?: true;
  /** Stands before a number that names a place, a page or a paper: `room 12`, `LPO 4501`. */
  readonly label?: true;
  /** Printers' names go on behind it. */
  readonly series?: true;
  /** The larger of two cartridges. */
  readonly larger?: true;
  /** Leaves open whether or how many are wanted: only the buyer knows. */
  readonly open?: true;
  /** Stands beside a measure, whose number is no quantity. */
  readonly measure?: true;
  /** A greeting, a closing, or a word of headings and totals: no goods. */
  readonly talk?: true;
  /** Says nothing. */
  readonly filler?: true;
}

/** Categories whose goods are ordered by description rather than by part number. */
const BY_DESCRIPTION: ReadonlySet<string> = new Set(['paper', 'accessories']);

/** True for a category whose goods are ordered so. */
export const isDescribed = (category: string): boolean => BY_DESCRIPTION.has(category);

/** The categories that a word says of goods ordered by description: a cable, a ream of paper. */
export const describedCategories = (meaning: Meaning | undefined): readonly string[] =>
  meaning?.categories?.filter(isDescribed) ?? [];

const TONERS = ['toners', 'remanufactured-toners'];
const BLACKS = ['black', 'photo-black', 'matte-black'];

const WORDS: readonly (readonly [Meaning, string])[] = [
  [
    { brand: 'hp' },
    'hp|hewlett packard|اتش بي|إتش بي|اتشبي|ايتش بي|هيوليت باكارد|اج بي|اتش پي|ايتش پي|اچ پي|ايچ پي',
  ],
  [{ brand: 'canon' }, 'canon|cannon|crg|كانون|كنون|كانن'],
  [{ brand: 'epson' }, 'epson|ابسون|إبسون|ايبسون'],
  [{ brand: 'brother' }, 'brother|براذر|بروذر|برذر|براذار'],
  [{ brand: 'samsung' }, 'samsung|سامسونج|سامسونغ|سامسونق|سمسونج|سمسونغ'],
  [{ brand: 'xerox' }, 'xerox|زيروكس|زيركس|زروكس'],
  [{ brand: 'kyocera' }, 'kyocera|كيوسيرا|كيوسير|كيوسرا|كيوسيره'],
  [{ brand: 'ricoh' }, 'ricoh|ريكو|ريكوه'],
  [{ brand: 'lexmark' }, 'lexmark|ليكسمارك|لكسمارك'],
  [{ brand: 'oki' }, 'oki|اوكي'],
  [
    { brand: 'konica-minolta' },
    'konica minolta|konica|minolta|كونيكا مينولتا|كونيكا منولتا|كونيكا|مينولتا|منولتا',
  ],
  [{ brand: 'pantum' }, 'pantum|بانتوم|بانتم'],
  [{ brand: 'zebra' }, 'zebra|زيبرا|زبرا'],
  [{ brand: 'dymo' }, 'dymo|دايمو|ديمو'],
  [{ brand: 'toshiba' }, 'toshiba|توشيبا|توشبا'],
  [{ brand: 'sharp' }, 'sharp|شارب'],
  [{ brand: 'evolis' }, 'evolis|ايفوليس'],
  [{ brand: 'hid-fargo' }, 'hid fargo|fargo|hid|فارجو|اتش اي دي فارجو|اتش آي دي فارجو'],
  [{ brand: 'star' }, 'star micronics|ستار ميكرونيكس'],
  [
    { brand: 'other' },
    'utax|fujitsu|panasonic|olivetti|philips|dell|sagem|gestetner|nashuatec|triumph adler|develop|tally|citizen|bixolon|casio|sony|kodak|lenovo|يوتاكس|فوجيتسو|باناسونيك|ديل|كوداك|سيتيزن|اوليفيتي',
  ],
  [
    { colors: BLACKS },
    'black|blck|balck|blak|blk|bk|k|سیاه|مشکی|اسود|سوداء|سودا|بلاك|کالا|aswad|asswad|kala',
  ],
  [{ colors: ['photo-black', 'black'] }, 'photo black|اسود للصور|اسود صور|اسود فوتو'],
  [{ colors: ['matte-black', 'black'] }, 'matte black|matt black|اسود مطفا|اسود مطفي'],
  [
    { colors: ['cyan'] },
    'cyan|cian|blue|c|cy|cyn|ازرق|زرقاء|زرقا|سماوي|سيان|سايان|بلو|نیلا|azrag|azraq|azra2|neela',
  ],
  [{ colors: ['light-cyan'] }, 'light cyan|photo cyan|سماوي فاتح|ازرق فاتح'],
  [
    { colors: ['magenta'] },
    'magenta|magneta|majenta|red|pink|m|mg|mgt|mag|احمر|حمراء|حمرا|ارجواني|ماجنتا|ماجينتا|وردي|زهري|قرمز|سرخ|a7mar|ahmar|laal',
  ],
  [{ colors: ['light-magenta'] }, 'light magenta|photo magenta|ارجواني فاتح|احمر فاتح'],
  [
    { colors: ['yellow'] },
    'yellow|yelow|yello|y|yl|ylw|yel|اصفر|صفراء|صفرا|يلو|ييلو|زرد|پیلا|asfar|a9far|peela',
  ],
  [{ colors: ['gray'] }, 'gray|grey|رمادي'],
  [{ colors: ['light-gray'] }, 'light gray|light grey|رمادي فاتح'],
  [
    { colors: ['tricolor', 'multicolor'] },
    'tri-colour|tri-color|tricolour|tricolor|tri colour|tri color|colour|color|clr|ملون|ملونه|ثلاثي الالوان|ثلاثي',
  ],
  [
    { set: true },
    'set|sets|each colour|each color|of each colour|of each color|cmyk|kcmy|bcmy|cmyb|full set|complete set|all colours|all colors|all four colours|all four colors|all 4 colours|all 4 colors|4 colours|4 colors|four colours|four colors|full colours|full colors|set of 4|set of four|طقم|طقم كامل|اطقم|4 الوان|اربعه الوان|اربع الوان|جميع الالوان|كل الالوان|كل لون|من كل لون|لكل لون|كامل الالوان|الالوان الاربعه|مجموعه',
  ],
  [
    { larger: true },
    'high yield|high capacity|extra high yield|extra high capacity|large capacity|سعه عاليه|سعه كبيره|عالي السعه|عاليه السعه|عالي الانتاجيه|عاليه الانتاجيه',
  ],
  [
    { kind: 'original' },
    'original only|not compatible|no compatible|not refilled|no refilled|not copy|غير متوافق|ليس متوافق|مو تجاري|مو تقليد|original|originals|genuine|oem|orginal|orignal|org|اصلي|اصليه|اصليات|اوريجنال|اورجنال|اورجينال|اوريجينال|asli|a9li|asly',
  ],
  [
    { kind: 'compatible' },
    'compatible|compatibles|compatable|compat|comp|generic|tass|copy|after market|aftermarket|equivalent|equivalents|equal|non original|non oem|non genuine|unoriginal|متوافق|متوافقه|تجاري|تجاريه|بديل|بديله|تقليد|مقلد|كوبي|تاس|متوافق مع|معادل|مكافي|غير اصلي|غير اصليه|غير الاصلي|مو اصلي|مو اصليه|مب اصلي|مهو اصلي|مش اصلي|مش اصليه|tijari|tejari|badeel',
  ],
  [
    { kind: 'remanufactured' },
    'remanufactured|reman|refurbished|recycled|refilled|refill|refills|معاد تصنيعه|معاد تصنيعها|معاد التصنيع|معاد تصنيع|مجدد|معبا|معباه|معاد تعبيته|معاد تعبيه|تعبيه',
  ],
  [
    { categories: TONERS },
    'toner|toners|tonner|tonar|toner cartridge|toner cartridges|تونر|تونرات|طونر|تونرين',
  ],
  [
    { categories: ['inks'] },
    'ink|inks|ink cartridge|ink cartridges|ink bottle|ink bottles|زجاجه حبر|زجاجات حبر|خرطوشه حبر',
  ],
  [
    { categories: [...TONERS, 'inks'] },
    'حبر|احبار|حباره|حبارات|حبرين|7br|7ebr|7ibr|7abr|hebr|hibr|habr|a7bar|ahbar',
  ],
  [
    { categories: [...TONERS, 'inks', 'ribbon-cartridges'] },
    'cartridge|cartridges|cartrige|catridge|cartrdige|خرطوشه|خراطيش|كارتردج|كارتريدج|خرطوشتين|كاتريج|كارتريج',
  ],
  [
    { categories: ['drum-units'] },
    'drum|drums|drum unit|imaging unit|imaging drum|درم|درام|درمين|درامين|وحده درم|وحده درام|وحده التصوير',
  ],
  [
    { categories: ['waste-toner-containers'] },
    'waste toner|waste toner box|waste toner container|waste box|علبه فضلات|حاويه تونر مستهلك|علبه مخلفات',
  ],
  [{ categories: ['ribbon-cartridges'] }, 'ribbon|ribbons|ribbon cartridge|ريبون|شريط حبر'],
  [{ categories: ['label-tapes'] }, 'label|labels|tape|tapes|label tape|شريط ملصقات|ملصقات|ليبل'],
  [{ categories: ['label-tapes', 'ribbon-cartridges'] }, 'شريط|شريطين|اشرطه'],
  [
    { categories: ['paper'] },
    'paper|copy paper|copier paper|photocopy paper|thermal roll|thermal rolls|receipt roll|receipt rolls|till roll|till rolls|pos rolls|cashier roll|cashier rolls|cash register rolls|plotter roll|plotter rolls|ورق|رول كاشير|رولات كاشير|رول حراري|رولات حراريه|رول بلوتر|رولات بلوتر',
  ],
  [
    { categories: ['accessories'] },
    'maintenance kit|maintenance box|maintenance cartridge|maintenance tank|fuser|fuser kit|fuser unit|belt unit|transfer belt|print head|print heads|printhead|printheads|paper tray|paper feeder|feeder tray|cable|cables|printer cable|printer cables|usb cable|usb cables|network cable|power cable|dust cover|printer stand|cleaning kit|cleaning kits|cleaning pens|toner cloths|' +
      'طقم صيانه|صندوق صيانه|خرطوشه صيانه|فيوزر|وحده فيوزر|حزام نقل|وحده حزام|راس طباعه|رؤوس طباعه|درج ورق|وحده تغذيه|كيبل|كيبلات|كابل|كابلات|كيبل طابعه|كابل طابعه|غطاء طابعه|حامل طابعه|طقم تنظيف|اقلام تنظيف',
  ],
  [
    { unit: true },
    "pcs|pc|pce|piece|pieces|peice|peices|peace|peaces|pices|nos|no's|numbers|unit|units|ea|each|box|boxes|ctn|carton|cartons|bottle|bottles|roll|rolls|pkt|pack|packs|packet|packets|ream|reams|حبه|حبات|قطعه|قطع|علبه|علب|كرتون|كراتين|وحده|وحدات|زجاجه|زجاجات|رول|رولات|باكيت|7aba|7abba|7abah|7abat|habba|habat|habbat",
  ],
  [{ quantity: true }, 'qty|quantity|qnty|qtty|عدد|العدد|3adad|adad|كميه|الكميه|x|*|req|required'],
  [{ money: true }, 'kd|kwd|k.d|kd.|fils|usd|د.ك|دك|دينار|دنانير|فلس'],
  [{ price: true }, 'price|unit price|rate|amount|@|سعر|مبلغ'],
  [
    { label: true },
    'room|floor|block|street|building|flat|apartment|apt|shop|section|warehouse|store|avenue|cost center|cost centre|iban|branch|office|page|ext|extension|tel|mobile|phone|fax|date|lpo|po|rfq|pr|invoice|stock|in stock|balance|غرفه|الدور|الطابق|فرع|مكتب|صفحه|تحويله|هاتف|تلفون|موبايل|تاريخ|فاتوره|رصيد|المخزون|شارع|مبنى|بنايه|جاده|شقه|محل|مخزن|قسم|دور|طابق|بلوك',
  ],
  [
    { open: true },
    "3 colours|3 colors|three colours|three colors|3 الوان|ثلاثه الوان|couple|half|نص|نصف|ونص|ونصف|زوجين|ازواج|not|non|no need|not needed|not required|no longer|no more|never|none|nil|zero|صفر|cancel|cancelled|canceled|delivered|received|except|instead|without|don't|dont|respectively|لا|ليس|بدون|بدل|ملغي|ملغاه|الغاء|عدا|غير|مو|مب|مش|تم|على التوالي",
  ],
  [
    { series: true },
    'laserjet|color laserjet|colour laserjet|color laser|colour laser|e-studio|estudio|labelwriter|labelmanager|aficio|microline|versalink|surecolor|xpress|officejet|deskjet|pixma|ecotank|imagerunner|imageclass|i-sensys|maxify|workforce|stylus|phaser|workcentre|versalink|altalink|bizhub|ecosys|taskalfa|designjet|photosmart|pagewide|envy|mfp|pro|plus|enterprise|advance|advantage|ink advantage|ink tank|ink tank wireless|smart tank|color mfp|colour mfp',
  ],
  [
    { measure: true },
    '%|mm|cm|ml|gsm|g|kg|labels|ملصق|ملصقا|v|pages|page|sheets|sheet|dpi|colours|colors|yield|meter|meters|day|days|week|weeks|month|months|year|years|hour|hours|hrs|يوم|ايام|اسبوع|اسابيع|شهر|اشهر|شهور|سنه|سنوات|ساعه|ساعات|مم|مل|صفحه|ورقه|غرام|جرام|متر',
  ],
  [
    { talk: true },
    'not less than|no less than|not later than|no later than|لا يقل عن|لا تقل عن|hello|hi|dear tass|hello tass|hi tass|to tass|attn tass|m/s tass|be delivered|subject|supplier|vendor|amount in words|dinar|dinars|sub total|only|dear|sir|sirs|madam|team|good|morning|afternoon|evening|greetings|regards|best|kind|thanks|thank|you|purchasing|procurement|purchase|please|pls|plz|kindly|quote|quotation|deliver|delivery|send|urgent|urgently|need|needed|want|wants|order|list|items|total|subtotal|sum|grand|gross|net|vat|tax|discount|sincerely|yours|faithfully|tel|mobile|phone|fax|email|mail|ext|date|ref|reference|lpo|po|rfq|page|invoice|attn|attention|dept|department|office|floor|branch|section|for|from|to|the|we|our|us|your|this|below|following|within|working|require|requirement|requirements|stationery|manager|store|warehouse|admin|accounts|finance|hr|week|month|asap|today|tomorrow|and|of|a|in|on|at|with|as|per|is|are|be|can|i|will|would|like|also|new|stock|company|co|mr|mrs|ms|eng|kuwait|sent|my|iphone|note|notes|ok|okay|yes|noted|تمام|نعم|فقط|لا غير|made|origin|ممكن|هلا|حق|block|street|building|avenue|cost center|cost centre|iban|civil|validity|payment|terms|days|contact|person|before|after|until|january|february|march|april|june|july|august|september|october|november|december|jan|feb|apr|jun|jul|aug|sep|sept|oct|nov|dec|delivered|signature|received|by|name|address|number|customer|account|best regards|kind regards|printing|printer|printers|supplies|consumables|' +
      'العنوان|عنوان|السلام|شركه تاس|الساده تاس|عليكم|salam|alaikum|3laikum|law|sama7t|sama7tu|shukran|lazem|ورحمه|الله|وبركاته|مرحبا|تحيه|طيبه|وبعد|شكرا|جزيلا|لكم|تحياتي|مع|التحيه|التقدير|الساده|المحترمين|المحترم|السيد|اخي|الاخ|اخوي|الاخوه|الكرام|صباح|مساء|الخير|النور|نرجو|يرجى|الرجاء|ارجو|توفير|تزويدنا|توريد|عرض|اسعار|طلب|طلبيه|مطلوب|المطلوب|نحتاج|احتاج|ابي|ابغي|نبي|نبغي|نبغا|abi|abe|aby|nabi|nabe|abgha|abghi|a7taj|n7taj|m7taj|بغيت|بغينا|محتاج|محتاجين|ودنا|ودي|لو|سمحت|سمحتوا|عاجل|ضروري|اليوم|القسم|قسم|اداره|الاداره|مكتب|المكتب|الدور|الطابق|فرع|الفرع|المشتريات|مشتريات|المجموع|الاجمالي|اجمالي|مجموع|المبلغ|الاصناف|التاليه|التالي|كالتالي|الاتي|كما|يلي|ادناه|من|الى|في|على|عن|و|هاتف|تلفون|موبايل|تاريخ|التاريخ|رقم|الرقم|بريد|فاتوره|الكويت|شركه|المخزن|مخزن|ملاحظه|التوصيل|توصيل|قائمه|القائمه|كشف|مواد|الطابعات|طابعات|المحاسبه|الماليه|السكرتاريه|الاستقبال|شارع|مبنى|بنايه|جاده|قبل|بعد|يناير|فبراير|مارس|ابريل|مايو|يونيو|يوليو|اغسطس|سبتمبر|اكتوبر|نوفمبر|ديسمبر',
  ],
  [
    { filler: true },
    'imagerunner|imageclass|i-sensys|isensys|maxify|workforce|stylus|expression|surecolor|phaser|workcentre|versalink|altalink|bizhub|ecosys|taskalfa|aficio|designjet|photosmart|advantage|photo|enterprise|advance|pagewide|business|multifunction|copier|item|items|part|parts|code|no|nr|number|model|series|high|standard|yield|capacity|laser|laserjet|inkjet|officejet|deskjet|pixma|ecotank|replacement|supply|high yield|high capacity|extra|طابعه|لطابعه|للطابعه|طابعات|برنتر|بيانات|موديل|كود|صنف|نوع|لون|اللون|ليزر|سعه|عاليه|او|or|ل',
  ],
  [{ colors: ['black-on-white'] }, 'black on white|اسود على ابيض'],
  [{ colors: ['black-on-yellow'] }, 'black on yellow|اسود على اصفر'],
  [{ colors: ['black-on-clear'] }, 'black on clear|اسود على شفاف'],
  [{ colors: ['black-on-red'] }, 'black on red|اسود على احمر'],
  [{ colors: ['black-on-blue'] }, 'black on blue|اسود على ازرق'],
  [{ colors: ['black-on-green'] }, 'black on green|اسود على اخضر'],
  [{ colors: ['white-on-black'] }, 'white on black|ابيض على اسود'],
];

// Spelled as `normalise` does, so that the lists above may be written as people write.
const entries = new Map<string, Meaning>();
for (const [meaning, words] of WORDS)
  for (const word of words.split('|')) {
    const key = normalise(word).trim();
    entries.set(key, { ...entries.get(key), ...meaning });
  }

/** Words that Arabic writes together with the next one. */
const PREFIX = /^(?:وال|بال|لل|ال|و|ل|ب)(?=\p{Script=Arabic}{3})/u;

/** True for a word of the trade that begins as it is written. */
export const isWord = (text: string): boolean => entries.has(text);

/** What a word, or several with blanks between, says; undefined for a word that is none of the trade's. */
export function meaningOf(words: string): Meaning | undefined {
  const known = entries.get(words) ?? entries.get(words.replaceAll('-', ' '));
  if (known || !PREFIX.test(words)) return known;
  return entries.get(words.replace(PREFIX, ''));
}
