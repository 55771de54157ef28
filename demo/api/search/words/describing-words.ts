import type { WordList } from './meaning';
import { pairs } from './phrases';

const ORIGINAL = 'original|originals|genuine|oem|orginal';
const ARABIC_ORIGINAL = 'اصلي|اصليه|أصلية|اصل|اوريجنال|اورجنال';

/** Words for colours and kinds, for printers, and those that say nothing about a product. */
export const DESCRIBING_WORDS: WordList = [
  [
    { color: ['black', 'photo-black', 'matte-black'] },
    'black|blk|bk|noir|noire|negro|اسود|سوداء|سودا|بلاك|سیاه|مشکی|کالا|aswad|asswad|eswed|iswad|kala|kaala',
  ],
  [
    { color: ['cyan'] },
    'cyan|cyn|blue|blu|سماوي|ازرق|زرقاء|زرقا|سيان|سايان|بلو|ازرك|نیلا|azraq|azra2|azrag|azrak|azrq|samawi|smawi|neela',
  ],
  [{ color: ['magenta'] }, 'magenta|mgt|mgnt|pink|ارجواني|ماجنتا|ماجينتا|ماجنته|وردي|زهري|فوشي|ريد|argwani'],
  [
    { color: ['magenta', 'red', 'black-red'] },
    'red|احمر|حمراء|حمرا|قرمز|سرخ|لال|a7mar|ahmar|a7mr|ahmer|laal',
  ],
  [
    { color: ['black-red', 'black-red-on-white'] },
    'black and red|red and black|black red|red black|اسود واحمر|اسود و احمر|احمر واسود|احمر و اسود',
  ],
  [
    { color: ['yellow'] },
    'yellow|yelow|ylw|yel|jaune|amarillo|اصفر|صفراء|صفرا|يلو|ييلو|زرد|پیلا|asfar|a9far|asfer|asfr|peela',
  ],
  [
    { color: ['cyan', 'magenta', 'yellow', 'tricolor', 'multicolor'] },
    'color|colour|clr|colors|colours|coloured|colored|couleur|ملون|ملونة|الوان|بالالوان|كلر|كولور|mlwn|molawan|mulawan|mlawan|alwan',
  ],
  [
    { color: ['black', 'cyan', 'magenta', 'yellow'] },
    'cmyk|kcmy|bcmy|all colors|all colours|4 colors|4 colours|four colors|four colours|كل الالوان|كل الوان|جميع الالوان|4 الوان',
  ],
  [{ color: ['cyan', 'magenta', 'yellow'] }, 'cmy|mcy|ymc'],
  [
    { color: ['tricolor'] },
    'tri-color|tri-colour|tricolor|tricolour|tri colour|three colour|ثلاثي الالوان|ثلاثي',
  ],
  [{ color: ['gray', 'light-gray'] }, 'gray|grey|رمادي|رصاصي|جري|ramadi|rmadi|r9a9i'],
  [{ color: ['light-cyan'] }, 'light cyan|photo cyan|light blue|سماوي فاتح|ازرق فاتح'],
  [{ color: ['light-magenta'] }, 'light magenta|photo magenta|light red|احمر فاتح|ارجواني فاتح|وردي فاتح'],
  [{ title: /light black/i }, 'light black|اسود فاتح'],
  [{ color: ['light-gray'] }, 'light gray|light grey|رمادي فاتح'],
  [{ color: ['photo-black'] }, 'photo black|اسود صور|اسود للصور|اسود فوتو'],
  [{ color: ['matte-black'] }, 'matte black|matt black|اسود مطفي|اسود مات|اسود مطفا'],
  [{ color: ['black-on-white'] }, 'black on white|black white|اسود على ابيض|اسود ع ابيض'],
  [{ color: ['black-on-yellow'] }, 'black on yellow|اسود على اصفر'],
  [{ color: ['black-on-clear'] }, 'black on clear|black on transparent|اسود على شفاف'],
  [{ color: ['black-on-red'] }, 'black on red|اسود على احمر'],
  [{ color: ['black-on-blue'] }, 'black on blue|اسود على ازرق'],
  [{ color: ['black-on-green'] }, 'black on green|اسود على اخضر'],
  [{ color: ['white-on-black'] }, 'white on black|ابيض على اسود'],
  [{ color: ['black-red-on-white'] }, 'black and red on white|black red on white'],
  [{ title: /clear|transparent/i }, 'clear|transparent|شفاف|شفافة'],
  // Plain paper is white, and not called so.
  [{ title: /\bwhite\b|\b(copy|economy) paper\b/i }, 'white|ابيض|بيضاء|abyad|abya9'],
  [{ title: /\bgreen\b/i }, 'green|اخضر|خضراء|akhdar|a5dar'],
  [
    { kind: ['original'] },
    'original|originals|genuine|oem|org|orginal|orignal|origenal|اصلي|اصليه|أصلية|اصل|اوريجنال|اورجنال|اورجينال|اوريجينال|جنيون|asli|asly|a9li|2asli|asliya|original brand',
  ],
  [
    { kind: ['compatible'] },
    'compatible|compatibles|compatable|compatibel|comp|generic|متوافق|متوافقة|تجاري|كوبي|مقلد|تقليد|مطابق|motawafeq|mutawafiq|tijari|tejari|copy brand|copy',
  ],
  [
    { kind: ['compatible', 'remanufactured'] },
    [
      'alternative|equivalent|بديل|بديلة|بدل|بدل الاصلي|بديل الاصلي|بديل عن الاصلي|badeel|badil|nonoriginal',
      pairs('not|non', ORIGINAL),
      pairs('غير|مو|مب|مش|ليس', ARABIC_ORIGINAL),
    ].join('|'),
  ],
  [
    { kind: ['remanufactured'] },
    'remanufactured|remanufacture|reman|recycled|refurbished|refilled|معاد تصنيعه|معاد التصنيع|معاد تصنيع|معاد تعبئته|معاد|مجدد|مدور|mo3ad|mjadad',
  ],
  [
    { printer: true },
    `printer|printers|printr|copier|copiers|photocopier|copy machine|photocopy machine|photo copy machine|copier machine|copying machine|plotter printer|black and white printer|multifunction|mfp printer|imprimante|impresora|
    طابعة|طابعات|طابعه|طابعتي|چاپگر|متعددة الوظائف|متعدد الوظائف|برنتر|برينتر|بريناتر|الة تصوير|ماكينة تصوير|مكينة تصوير|ماكينة|مكينة|ناسخة|طباعة|tabi3a|tabe3a|tab3a|tabea|tabia|tabi3ah|6abi3a|6ab3a|printar|brinter`,
  ],
  // "laser 432" is no inkjet, "brother laser toner" for no LaserJet.
  [{ filler: true, ahead: 'laser' }, 'laser|ليزر|ليزرية'],
  // Codes tell it in letters of their own: the larger one comes first, where there is one.
  [
    { filler: true, highYield: true },
    `high yield|hy|high capacity|extra high yield|super high yield|extra high capacity|high yield extra|ultra high yield|ultra high capacity|large|large capacity|large size|big|jumbo|
    سعة عالية|عالي السعة|عالية السعة|انتاجية عالية|عالي الانتاجية|عالية الانتاجية|سعة كبيرة|سعه اكبر|حجم كبير|كبير|كبيرة|الاكبر`,
  ],
  [
    { filler: true, denies: true },
    'not|but not|not for|except|instead of|without|ليس|مو|مب|مش|بدون|ما عدا|عدا',
  ],
  [{ filler: true, shares: true }, 'stock'],
  [
    { filler: true },
    `a|an|and|any|at|best|buy|can|cheap|cheapest|cost|costs|deliver|delivers|delivery|discount|do|does|fast|find|fit|fits|for|from|get|give|go|goes|good|have|help|hi|hello|how|how much|i|in|is|kd|kuwait|kwd|looking|looking for|me|near|nearby|near me|office|home|school|company|bulk|wholesale|business|thanks|thank you|model|much|my|
    need|needed|needs|new|no|now|number|of|offer|offers|on|one|online|or|order|part|part number|please|plz|pls|price|prices|quality|sale|sell|shop|show|some|store|take|takes|that|the|to|today|type|urgent|use|used|uses|want|what|where|which|with|you|your|u|available|vs|versus|difference|between|compare|with chip|without chip|no chip|same as|
    availability|in stock|price of|how much is|size|sized|do you have|i need|i want|suitable for|works|work|works with|works in|all in one|shipping|online store|replacement|inkjet|multipurpose|multi purpose|ent|iii|pcs|pc|piece|pieces|set|sets|full set|complete set|pack|packs|multipack|multi pack|value pack|combo|combo pack|bundle|bundle pack|twin pack|duo pack|dual pack|2 pack|3 pack|4 pack|5 pack|qty|code|item|ref|no|number|s n|p n|part no|product no|serial no|serial number|mpn|sku|series|brand|carton|cartons|case|cases|high quality|page|pages|page yield|
    في|من|مع|بدون شريحة|مع شريحة|الفرق بين|الفرق|بين|ولا|عندي|عندنا|الى|على|عن|ل|و|لي|ال|او|يا|هل|هذا|هذي|هذه|هاي|ذا|ذي|كم|كم سعره|كم سعر|سعر|سعره|سعرها|الاسعار|اسعار|بكم|بجم|جم|جم سعره|شراء|اشتري|شرا|ابي|نبي|نبغي|نبغى|ابغي|ابغا|ابغى|ابى|بغيت|اريد|عايز|عاوز|محتاج|احتاج|ممكن|لو سمحت|
    لوسمحت|من فضلك|عندكم|عندك|عندكو|متوفر|متوفرة|متوفره|موجود|موجودة|يوجد|توصيل|الكويت|كويت|بالكويت|حق|مال|تبع|خاص|خاصه|خاصة|مناسب|يناسب|يركب|رخيص|ارخص|عرض|عروض|تخفيض|تخفيضات|خصم|خصومات|جديد|جديده|طلب|اطلب|رقم|كود|موديل|نوع|ماركة|
    قطعة|حبه|حبة|جملة|بالجملة|دزن|درزن|درزينة|كرتون|طقم|طقم كامل|كامل|كاملة|مجموعة|مجموعه|شنو|ايش|وش|اي|عدد|بسعر|وين|وين القى|شلون|شكم|دينار|د ك|دك|عالي الجودة|عالية الجودة|جودة عالية|افضل|احسن|ممتاز|سريع|عاجل|ضروري|مطلوب|بيع|للبيع|محل|متجر|السلام عليكم|مرحبا|بدي|شو|فيه|اكو|ماكو|بس|لون|بلون|اللون|حجم|قياس|مقاس|
    bkam|bekam|b kam|kam|kam se3ra|kam el se3r|se3r|si3r|s3r|sa3er|abi|aby|abgha|abghi|3ndkm|3indkom|3andkom|mtwfr|mtawafer|7ag|hag|haq|7aq|mal|law sam7t|lo sam7t|min fadlak|fe|fi|el|al|il|wain|wen|momken|mumkin`,
  ],
];
