// The words of the trade in both languages, and as Arabic is typed in Latin letters. Brands and printer series are
// not here: they come from the catalogue, and are recognised in the other script by their sound. Phrases may be typed
// as one word; Arabic articles, plurals and prepositions are taken off elsewhere.

import { ACCESSORY_WORDS } from './accessory-words';
import { DESCRIBING_WORDS } from './describing-words';
import { EVERYDAY_WORDS } from './everyday-words';
import type { WordList } from './meaning';
import { PAPER_WORDS } from './paper-words';
import { WASTE_WORDS } from './waste-words';

const TONERS = ['toners', 'remanufactured-toners'];
/** Series of printers for plans and posters. */
const WIDE = /designjet|surecolor|imageprograf/i;
const CARTRIDGES = [...TONERS, 'inks', 'ribbon-cartridges', 'label-tapes'];
const CONSUMABLES = [...CARTRIDGES, 'drum-units'];

export const TRADE_WORDS: WordList = [
  [
    { category: TONERS },
    `toner|toners|toner cartridge|toner cartridges|toner powder|powder|laser toner|laser toners|laser cartridge|laser cartridges|tonar|tuner|
    تونر|تونرات|طونر|تونير|توونر|حبر بودرة|بودرة|بودره|حبر ليزر|احبار ليزر|خرطوشة تونر|خراطيش تونر|حبارة ليزر|حبر تونر|كارتردج تونر`,
  ],
  [
    { category: ['inks'] },
    `ink|inks|encre|tinta|ink cartridge|ink cartridges|inkjet cartridge|inkjet cartridges|inkjet ink|inkjet inks|ink tank refill|ink refill|refill ink|
    علبة حبر|حبر سائل|حبر مائي|حبر انك|انك|خرطوشة حبر سائل`,
  ],
  [
    { category: ['inks'], title: /bottle/i },
    'ink bottle|ink bottles|زجاجة حبر|زجاجات حبر|قارورة حبر|قوارير حبر|قنينة حبر|قناني حبر|غرشة حبر|غراش حبر|بطل حبر',
  ],
  [
    { category: [...TONERS, 'inks'] },
    `حبر|احبار|حباره|حبارة|حبر طابعة|احبار طابعات|حبر طابعات|حبر برنتر|حبر للطابعة|جوهر|سیاہی|7ebr|7ibr|7abr|7iber|hebr|hibr|habr|hiber|heber|7br|a7bar|ahbar|7eber`,
  ],
  [
    { category: CARTRIDGES },
    `cartridge|cartridges|catridge|cartrige|cartriges|catrige|carts|refill|refills|
    خرطوشة|خراطيش|خرطوش|خرطوشه حبر|كارتردج|كارترج|كرتردج|كارتريدج|كارتج|كرتج|كارتدج|كارتريج|كاترج|كاتريج|كرتريج|khartosha|5artosha|khartoosha|kartridj|kartrij|cartouche|cartouches|kartouche|cartush|kartush|cartoush`,
  ],
  [
    { category: CONSUMABLES },
    'consumables|printer consumables|printer supplies|printing supplies|مستهلكات|مستلزمات طابعة|مستلزمات طابعات|مستلزمات طباعة|لوازم طابعة|لوازم طابعات',
  ],
  [
    { category: ['drum-units'] },
    `drum|drums|drum unit|drum units|drum cartridge|drum kit|image drum|imaging drum|imaging unit|imaging kit|image unit|photoconductor unit|opc drum|opc|tambour|
    درم|درام|درمات|درامات|وحدة درم|وحدة درام|وحدات درام|اسطوانة|أسطوانة|اسطوانه|وحدة التصوير|وحدة تصوير|وحدة الاسطوانة|سلندر|سيلندر|درم يونت|درام يونت|ايمج درم|ايمج درام|dram|draam|diram`,
  ],
  [{ category: ['drum-units'], title: /photoconductor/i }, 'photoconductor|photoconductors'],
  [
    { category: ['ribbon-cartridges'] },
    `ribbon|ribbons|ribbon cartridge|ribbon cartridges|printer ribbon|ink ribbon|
    ريبون|ربون|ريبن|شريط حبر|شرائط حبر|شريط حبر طابعة|شريط حبر طابعات|شريط طابعة|شريط طابعات|اشرطة حبر|شريط كتابة|dot matrix ribbon|dot matrix printer ribbon|impact printer ribbon|dot matrix|dotmatrix|ريبون نقطي|شريط نقطي|شريط طابعة نقطية|ريبون طابعة نقطية|طابعة نقطية|طابعات نقطية|نقطية|sharee6 7ebr|shareet 7ebr|shareet hebr|sharit hebr`,
  ],
  [
    { category: ['label-tapes'] },
    `label|labels|label tape|label tapes|label maker|label makers|label maker tape|label maker tapes|labelmaker|tape|tapes|label roll|label rolls|labelling tape|labeling tape|sticker|stickers|sticker roll|
    ليبل|لبل|ليبلات|شريط ليبل|شريط ملصقات|شريط لاصق|شرائط ملصقات|اشرطة ملصقات|رول ملصقات|رول ليبل|رولات ليبل|ملصق|ملصقات|لاصق|لصقات|ستيكر|استيكر|ستيكرات|استيكرات|شريط تيب|تيب|
    شريط ستيكر|رول ستيكر|leebel|laybel|stekar|molsaqat|mulsaqat`,
  ],
  [
    { category: ['label-tapes', 'ribbon-cartridges'] },
    'شريط|شرايط|شرائط|اشرطة|أشرطة|shareet|sharet|sharit|shreet|sharee6|shree6|ashre6a',
  ],
  ...WASTE_WORDS,
  ...PAPER_WORDS,
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
  ...ACCESSORY_WORDS,
  [{ title: /\bwax\b/i }, 'wax|شمعي|شمع|واكس'],
  [{ title: /\bresin\b/i }, 'resin|راتنجي|ريزن|ريزين'],
  [
    { category: ['ribbon-cartridges'], title: /\bERC-/ },
    `receipt ribbon|cash register ribbon|till ribbon|ribbon for pos|kitchen printer ribbon|receipt printer ribbon|pos ribbon|pos printer ribbon|cashier ribbon|
    شريط فواتير|شريط طابعة فواتير|شريط كاشير|شريط طابعة كاشير|ريبون فواتير|ريبون كاشير`,
  ],
  [
    { title: /ymcko|monochrome .*ribbon/i },
    'card printer ribbon|card printer ribbons|card ribbon|id card ribbon|id card printer ribbon|حبر طابعة بطاقات|حبر طابعة كروت|شريط طابعة بطاقات|شريط طابعة كروت|شريط طباعة بطاقات|شريط بطاقات|شريط كروت|ريبون بطاقات|ريبون كروت|ريبون طابعة بطاقات|ريبون طابعة كروت',
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
  // Canon's laser printers, as they are called in other regions.
  [{ series: 'isensys' }, 'imageclass|image class|ايمج كلاس'],
  [{ series: 'laserjetpro' }, 'ljp|ljpro'],
  // Its rolls are called by it as well; tapes that one of the series takes are not meant.
  [{ series: 'labelwriter', title: /\bLW\b/ }, 'lw'],
  [{ series: 'laserjet' }, 'lj'],
  [{ series: 'colorlaserjet' }, 'clj|color lj'],
  [{ series: 'officejetpro' }, 'ojp|ojpro'],
  [{ series: 'officejet' }, 'oj'],
  [{ series: 'deskjet' }, 'dj'],
  [{ series: 'workcentre' }, 'wc'],
  ...DESCRIBING_WORDS,
  ...EVERYDAY_WORDS,
];

/** Words that belong to a cartridge's name as people say it, though the name is printed without them, and whose. */
export const NAME_WORDS: readonly (readonly [words: string, brand: string])[] = [
  ['crg|crg cartridge|cartridge canon', 'canon'],
];

/**
 * Makers by names that their goods don't have, and by other spellings that are usual in Arabic. These are heard without standing
 * here, but only from here is a mistake in one of them found: "تونر كنو" for "كنون".
 */
export const MAKER_WORDS: readonly (readonly [words: string, brand: string])[] = [
  // There is no p in Arabic.
  ['hewlett packard|hewlettpackard|hb|ايتش بي|اتشبي|اچ پی|ایچ پی', 'hp'],
  ['كنون|كانن', 'canon'],
  ['ايبسون', 'epson'],
  ['برذر|بروذر|براذار', 'brother'],
  ['سامسونغ|سمسونج|سامسنق', 'samsung'],
  ['زيركس|زروكس', 'xerox'],
  ['kyocera mita|kyo|كيوسرا|كيوسيره', 'kyocera'],
  ['ricoh lanier|ريكوه', 'ricoh'],
  ['لكسمارك', 'lexmark'],
  ['كونيكا منولتا', 'konica-minolta'],
  ['بانتم', 'pantum'],
  ['توشبا', 'toshiba'],
];
