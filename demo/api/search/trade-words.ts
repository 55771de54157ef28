// The words of the trade in both languages, and as Arabic is typed in Latin letters. Brands and printer series are
// not here: they come from the catalogue, and are recognised in the other script by their sound. Phrases may be typed
// as one word; Arabic articles, plurals and prepositions are taken off elsewhere.

import { DESCRIBING_WORDS } from './describing-words';
import type { WordList } from './meaning';
import { WASTE_WORDS } from './waste-words';

const TONERS = ['toners', 'remanufactured-toners'];
/** Series of printers for plans and posters. */
const WIDE = /designjet|surecolor|imageprograf/i;
const CARTRIDGES = [...TONERS, 'inks', 'ribbon-cartridges', 'label-tapes'];

export const TRADE_WORDS: WordList = [
  [
    { category: TONERS },
    `toner|toners|toner cartridge|toner cartridges|toner powder|powder|laser toner|laser cartridge|tonar|tuner|
    تونر|تونرات|طونر|تونير|توونر|حبر بودرة|بودرة|بودره|حبر ليزر|احبار ليزر|خرطوشة تونر|خراطيش تونر|حبارة ليزر|حبر تونر|كارتردج تونر`,
  ],
  [
    { category: ['inks'] },
    `ink|inks|ink cartridge|ink cartridges|inkjet cartridge|ink tank refill|ink refill|refill ink|
    علبة حبر|حبر سائل|حبر مائي|حبر انك|انك|خرطوشة حبر سائل`,
  ],
  [
    { category: ['inks'], title: /bottle/i },
    'ink bottle|ink bottles|زجاجة حبر|زجاجات حبر|قارورة حبر|قوارير حبر|قنينة حبر|قناني حبر|غرشة حبر|غراش حبر|بطل حبر',
  ],
  [
    { category: [...TONERS, 'inks'] },
    `حبر|احبار|حباره|حبارة|حبر طابعة|احبار طابعات|حبر طابعات|حبر برنتر|حبر للطابعة|7ebr|7ibr|hebr|hibr|heber|7br|a7bar|ahbar|7eber`,
  ],
  [
    { category: CARTRIDGES },
    `cartridge|cartridges|catridge|cartrige|cartriges|catrige|carts|refill|refills|
    خرطوشة|خراطيش|خرطوش|خرطوشه حبر|كارتردج|كارترج|كرتردج|كارتريدج|كارتج|كرتج|كارتدج|كارتريج|khartosha|5artosha|khartoosha|kartridj|kartrij`,
  ],
  [
    { category: ['drum-units'] },
    `drum|drums|drum unit|drum units|drum cartridge|drum kit|image drum|imaging drum|imaging unit|imaging kit|image unit|photoconductor unit|opc drum|opc|
    درم|درام|درمات|درامات|وحدة درم|وحدة درام|وحدات درام|اسطوانة|أسطوانة|اسطوانه|وحدة التصوير|وحدة تصوير|وحدة الاسطوانة|سلندر|سيلندر|درم يونت|درام يونت|ايمج درم|ايمج درام|dram|draam|diram`,
  ],
  [{ category: ['drum-units'], title: /photoconductor/i }, 'photoconductor|photoconductors'],
  [
    { category: ['ribbon-cartridges'] },
    `ribbon|ribbons|ribbon cartridge|ribbon cartridges|printer ribbon|ink ribbon|
    ريبون|ربون|ريبن|شريط حبر|شرائط حبر|شريط طابعة|اشرطة حبر|شريط كتابة|dot matrix ribbon|dot matrix printer ribbon|impact printer ribbon|dot matrix|dotmatrix|ريبون نقطي|شريط نقطي|شريط طابعة نقطية|ريبون طابعة نقطية|طابعة نقطية|طابعات نقطية|نقطية|sharee6 7ebr|shareet 7ebr|shareet hebr|sharit hebr`,
  ],
  [
    { category: ['label-tapes'] },
    `label|labels|label tape|label tapes|tape|tapes|label roll|label rolls|labelling tape|labeling tape|sticker|stickers|sticker roll|
    ليبل|لبل|ليبلات|شريط ليبل|شريط ملصقات|شريط لاصق|شرائط ملصقات|اشرطة ملصقات|رول ملصقات|رول ليبل|رولات ليبل|ملصق|ملصقات|لاصق|لصقات|ستيكر|استيكر|ستيكرات|استيكرات|شريط تيب|تيب|
    شريط ستيكر|رول ستيكر|leebel|laybel|stekar|molsaqat|mulsaqat`,
  ],
  [
    { category: ['label-tapes', 'ribbon-cartridges'] },
    'شريط|شرايط|شرائط|اشرطة|أشرطة|shareet|sharet|sharit|shreet|sharee6|shree6|ashre6a',
  ],
  ...WASTE_WORDS,
  [
    { category: ['paper'] },
    'paper|papers|sheet|sheets|copy paper|printing paper|printer paper|ورق|اوراق|ورق طباعة|ورق طابعة|ورق تصوير|ورق طباعه|waraq|wara2|wara8|wrq|wereg|warag',
  ],
  [
    { category: ['paper'], title: /photo/i },
    'photo paper|photo papers|photopaper|ورق صور|ورق فوتو|ورق تصوير صور|ورق للصور|waraq photo|wara2 photo|waraq sowar|waraq sewar',
  ],
  [{ title: /\b10 × 15|\b10\d × 15\d/ }, '4x6|4 x 6|6x4|4r'],
  [{ category: ['paper'], title: /glossy/i }, 'glossy paper|ورق لامع|ورق جلوسي|ورق لماع|ورق مصقول'],
  [{ title: /gloss/i }, 'glossy|gloss|shiny|لامع|لماع|جلوسي|قلوسي|مصقول|lame3|lamea'],
  [{ category: ['paper'], title: /matte|heavyweight/i }, 'matte paper|matt paper|ورق مطفي|ورق مات'],
  [{ title: /matte|heavyweight/i }, 'matt|مطفي|مطفا|مات|غير لامع'],
  [{ title: /colour laser paper/i }, 'color laser paper|colour laser paper|ورق ليزر ملون|ورق ليزر الوان'],
  [{ title: /\bA4\b/ }, 'a4 size|ايه فور|اي فور|ايه 4'],
  [
    { title: /copy paper|economy paper/i },
    'ورق تصوير مستندات|ورق عادي|ورق ابيض|plain paper|white paper|office paper|photocopy paper|photocopier paper|copier paper|ream|reams|paper ream|ream of paper|رزمة|رزم|رزمة ورق|رزم ورق',
  ],
  [
    { title: /(thermal paper|bond paper) rolls/i },
    `receipt roll|receipt rolls|receipt paper|receipt|cash roll|cash rolls|cashier roll|cashier rolls|cashier|pos roll|pos rolls|pos paper|till roll|till rolls|bill roll|bill rolls|invoice roll|cash register roll|cash register rolls|cash machine roll|cash machine rolls|billing machine paper|billing machine roll|billing roll|pos printer roll|pos printer paper|pos printer rolls|knet roll|knet rolls|pos machine roll|pos|knet|
    رول كاشير|رولات كاشير|رول فواتير|رولات فواتير|ورق كاشير|ورق فواتير|فواتير|فاتورة|كاشير|ورق فواتير كاشير|بكرة كاشير|بكرات كاشير|رول نقاط بيع|رول نقطة بيع|رول مكينة كاشير|رول ماكينة كاشير|رول ورق مكينة كاشير|ورق مكينة كاشير|ورق ماكينة كاشير|رول كي نت|رول مكينة كي نت|كي نت|رول بوس|رول ايصالات|ايصالات|rol kashier|rol cashier|kashier|kasher|roll kashier|fawateer`,
  ],
  [
    { category: ['ribbon-cartridges'], title: /\b(wax|resin)\b/i },
    'thermal transfer ribbon|thermal transfer ribbons|thermal ribbon|thermal ribbons|transfer ribbon|transfer ribbons|شريط نقل حراري|ريبون حراري|شريط حراري',
  ],
  [{ title: /thermal (paper|label)/i }, 'thermal|حراري|حرارية|7arari|harari'],
  [
    { title: /thermal paper rolls/i },
    `thermal roll|thermal rolls|thermal paper|thermal paper roll|thermal receipt|ورق حراري|رول حراري|رولات حرارية|رول ورق حراري|رولات ورق حراري|رولات حراريه`,
  ],
  [
    { title: /label roll|labels|\b(wax|resin)\b/i },
    'barcode|barcodes|bar code|barcode label|barcode labels|barcode sticker|barcode stickers|شريط باركود|باركود|بار كود|ليبل باركود|ملصقات باركود|ملصق باركود|ستيكر باركود|barkod|barkood',
  ],
  [
    { title: /shipping label/i },
    'shipping label|shipping labels|delivery labels|ملصق شحن|ملصقات شحن|ليبل شحن',
  ],
  [{ title: /\brolls?\b/i }, 'roll|rolls|رول|رولات|لفة|لفات|بكرة|بكرات|rol'],
  [
    { category: ['inks'], title: /plotter/i, fits: WIDE },
    'plotter ink|plotter inks|plotter cartridge|حبر بلوتر|احبار بلوتر|حبر بلاتر',
  ],
  // Larger fillings.
  [{ title: /\dXX?L\b/, larger: true }, 'xl|xxl|اكس ال'],
  [{ title: /plotter/i, fits: WIDE }, 'plotter|بلوتر|بلاتر|plotters'],
  [{ title: /\b610 mm/ }, '24 inch|24 inches|24 in|24 بوصة|24 انش'],
  [{ title: /plotter/i }, 'plotter roll|plotter paper|رول بلوتر|ورق بلوتر|ورق رسم هندسي'],
  [
    { title: /self-adhesive/i },
    'sticker paper|sticker sheet|sticker sheets|a4 sticker|a4 stickers|sticker a4|stickers a4|a4 labels|ستيكر a4|ستيكرات a4|ملصقات a4|adhesive paper|self adhesive paper|self adhesive|ورق لاصق|ورق ستيكر|ورق استيكر',
  ],
  [{ title: /\bcard a\d/i }, 'card paper|cardboard|cardstock|card stock|ورق مقوى|ورق كرتون'],
  [
    { title: /box of 5 reams/i },
    `paper carton|paper box|carton of paper|carton of a4 paper|box of paper|5 reams|five reams|box of 5 reams|
    كرتون ورق|كرتونة ورق|صندوق ورق|كرتون رزم|5 رزم|كرتون 5 رزم|خمس رزم|٥ رزم`,
  ],
  [{ title: /\bkit\b/i }, 'kit|kits'],
  [{ title: /maintenance kit/i }, 'maintenance kit|service kit|fuser kit|طقم صيانة|كت صيانة|عدة صيانة'],
  [
    { title: /maintenance (box|cartridge)|collector/i },
    'maintenance box|maintenance boxes|maintenance tank|maintenance cartridge|ink maintenance|صندوق صيانة|صناديق صيانة|علبة صيانة|خرطوشة صيانة|خراطيش صيانة|بوكس صيانة|9undoog seyana|sandoog seyana',
  ],
  [{ title: /maintenance/i }, 'maintenance|صيانة'],
  [
    { title: /fuser|fusing|maintenance kit/i },
    'fuser|fusers|fuser unit|فيوزر|وحدة فيوزر|وحدة تثبيت|سخان|فيوزر يونت|فيوسر',
  ],
  [
    { title: /belt/i },
    'belt|belt unit|transfer belt|transfer unit|transfer kit|حزام|حزام نقل|حزام النقل|وحدة حزام|بلت|بيلت|سير|سير نقل',
  ],
  [
    { title: /print ?head/i },
    'print head|printhead|print heads|printheads|head|راس|راس طباعة|رؤوس طباعة|هيد|هد طباعة|هيد طباعة|برنت هيد',
  ],
  [
    { title: /tray|feeder/i },
    'tray|paper tray|trays|feeder|paper feeder|cassette|درج|درج ورق|ادراج|وحدة تغذية|كاسيت ورق',
  ],
  [
    { title: /usb.*cable/i },
    'usb|usb cable|usb wire|usb lead|printer cable|usb printer cable|كيبل طابعة|كابل طابعة|كيبل يو اس بي|كيبل usb|كابل usb|سلك طابعة|يو اس بي',
  ],
  [
    { title: /network cable/i },
    'network cable|lan cable|lan wire|rj45|ethernet cable|ethernet|cat 6|cat6|lan|كيبل نت|كيبل شبكة|كابل شبكة|كيبل انترنت|سلك شبكة',
  ],
  [
    { title: /power cable/i },
    'power cable|power cord|power lead|كيبل كهرباء|كابل كهرباء|كيبل باور|سلك كهرباء',
  ],
  [
    { title: /\bcable\b(?!s)/i },
    'cable|cables|wire|wires|printer wire|cord|واير|وايرات|كيبل|كابل|كيبلات|كابلات|سلك|kaybel|kebl',
  ],
  [
    { title: /surge|extension/i },
    'extension|extension cord|extension lead|extension socket|extension board|surge protector|surge|power strip|وصلة كهرباء|توصيلة كهرباء|توصيلة|وصلة',
  ],
  [{ title: /stand/i }, 'stand|printer stand|حامل|حامل طابعة|ستاند|ستاند طابعة|طاولة طابعة|printer table'],
  [{ title: /dust cover/i }, 'dust cover|dust proof cover|printer cover|cover|غطاء|غطاء طابعة|كفر طابعة'],
  [{ title: /cleaning(?! roller)/i }, 'cleaning|cleaner|تنظيف|منظف'],
  [
    { title: /cleaning kit/i },
    'cleaning kit|cleaning kits|printer cleaning kit|طقم تنظيف|عدة تنظيف|طقم تنظيف طابعة',
  ],
  [
    { title: /laser printer cleaning/i },
    'laser cleaning kit|laser printer cleaning kit|laser printer cleaning|طقم تنظيف ليزر|طقم تنظيف طابعة ليزر|طقم تنظيف طابعات ليزر',
  ],
  [
    { title: /cleaning kit for inkjet/i },
    'inkjet cleaning kit|cleaning kit inkjet|cleaning kit for inkjet|طقم تنظيف حبر',
  ],
  [
    { title: /cleaning pens/i },
    'cleaning pen|cleaning pens|head cleaning pen|head cleaning pens|قلم تنظيف|اقلام تنظيف|اقلام تنظيف رؤوس',
  ],
  [
    { title: /thermal head cleaning/i },
    'thermal head cleaning|thermal head cleaner|thermal head cleaning pen|thermal head cleaning pens',
  ],
  [
    { title: /cloths/i },
    'toner cloth|toner cloths|cloth|cloths|wipes|toner wipes|مناديل|مناديل تنظيف|مناديل تونر|مناديل تنظيف تونر|طقم تنظيف تونر',
  ],
  [
    { title: /cleaning kit for inkjet|print head clean/i },
    'head cleaner|head cleaning|head cleaning kit|تنظيف راس|تنظيف رؤوس|منظف راس الطباعة',
  ],
  [{ title: /bottle/i }, 'bottle|bottles|زجاجة|زجاجات|قارورة|قوارير|قنينة|قناني|غرشة|غراش|عبوة|عبوات'],
  [
    { category: ['accessories'] },
    'accessory|accessories|printer accessories|spare parts|parts|ملحقات|اكسسوارات|اكسسوار|قطع غيار|مستلزمات|قطعة غيار',
  ],
  [{ title: /\bwax\b/i }, 'wax|شمعي|شمع|واكس'],
  [{ title: /\bresin\b/i }, 'resin|راتنجي|ريزن|ريزين'],
  [
    { category: ['ribbon-cartridges'], title: /\bERC-/ },
    `receipt ribbon|cash register ribbon|till ribbon|ribbon for pos|kitchen printer ribbon|receipt printer ribbon|pos ribbon|pos printer ribbon|cashier ribbon|
    شريط فواتير|شريط طابعة فواتير|شريط كاشير|شريط طابعة كاشير|ريبون فواتير|ريبون كاشير`,
  ],
  [
    { title: /ymcko|monochrome .*ribbon/i },
    'card printer ribbon|card printer ribbons|card ribbon|id card ribbon|id card printer ribbon|شريط طابعة بطاقات|شريط طابعة كروت|شريط طباعة بطاقات|شريط بطاقات|شريط كروت|ريبون بطاقات|ريبون كروت|ريبون طابعة بطاقات|ريبون طابعة كروت',
  ],
  [{ title: /ymcko/i }, 'ymcko|colour ribbon|color ribbon|شريط ملون|ريبون ملون|شريط بطاقات ملون'],
  [{ title: /D1 /, category: ['label-tapes'] }, 'd1|d1 tape|دي ون'],
  [{ title: /Rhino/, category: ['label-tapes'] }, 'rhino|راينو|رينو'],
  [{ title: /LetraTag.*paper|paper.*LetraTag/i }, 'letratag paper'],
  [{ title: /extra-strength/i }, 'strong adhesive|extra strength|strong'],
  [{ title: /\bDK-/, category: ['label-tapes'] }, 'ql'],
  // Series whose Arabic spellings sound like another word.
  [{ series: 'phaser' }, 'فيزر|فيسر|فايزر|فاسر|فيزير'],
  [{ series: 'envy' }, 'انفي|اينفي'],
  [{ series: 'ecotank' }, 'اكو تانك|ايكو تانك|ايكو تنك'],
  [{ series: 'ptouch' }, 'بي تتش|بي توتش|تاتش|بتاتش'],
  // Brother's tapes, by the name of those before them, and as its boxes call them.
  [
    { title: /\bTZe/, category: ['label-tapes'] },
    'tz|tze|laminated tape|laminated tapes|tze laminated|laminated|تي زد|شريط مغلف',
  ],
  [{ title: /\bfax\b/i, fits: /\bfax\b/i }, 'fax|fax machine|فاكس|جهاز فاكس'],
  // Series that people shorten.
  [{ series: 'imagerunner' }, 'ir|i r|اي ار|آي آر'],
  [{ series: 'imagerunneradvance' }, 'ir adv|ir advance|ira'],
  [{ series: 'laserjetpro' }, 'ljp|ljpro'],
  [{ series: 'laserjet' }, 'lj'],
  [{ series: 'colorlaserjet' }, 'clj|color lj'],
  [{ series: 'officejetpro' }, 'ojp|ojpro'],
  [{ series: 'officejet' }, 'oj'],
  [{ series: 'deskjet' }, 'dj'],
  [{ series: 'workcentre' }, 'wc'],
  ...DESCRIBING_WORDS,
];

/** Words that belong to a cartridge's name as people say it, though the name is printed without them, and whose. */
export const NAME_WORDS: readonly (readonly [words: string, brand: string])[] = [
  ['crg|crg cartridge|cartridge canon', 'canon'],
];

/** Makers by names that their goods don't have. */
export const MAKER_WORDS: readonly (readonly [words: string, brand: string])[] = [
  ['hewlett packard|hewlettpackard', 'hp'],
  ['kyocera mita', 'kyocera'],
  ['ricoh lanier', 'ricoh'],
];
