import type { WordList } from './meaning';

/** Paper, rolls and labels of all sorts. Of two that look alike the first stands. */
export const PAPER_WORDS: WordList = [
  [
    { category: ['paper'] },
    'paper|papers|sheet|sheets|copy paper|paper copy|multipurpose copy|multi purpose copy|printing paper|printer paper|ورق|اوراق|ورق طباعة|ورق طابعة|ورق تصوير|ورق طباعه|waraq|wara2|wara8|wrq|wereg|warag',
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
  [{ title: /\bA3\b/ }, 'ايه ثري|اي ثري|ايه 3'],
  [{ title: /\bA4\b/ }, 'a4 size|ايه فور|اي فور|ايه 4'],
  [{ title: /\bA5\b/ }, 'ايه فايف|اي فايف|ايه 5'],
  [
    { title: /copy paper|economy paper/i },
    'ورق تصوير مستندات|ورق عادي|ورق ابيض|plain paper|white paper|office paper|photocopy paper|photocopier paper|copier paper|ream|reams|paper ream|ream of paper|رزمة|رزم|رزمة ورق|رزم ورق',
  ],
  // Sheets are called so in some countries, and rolls in titles.
  [{ title: /(copy|economy|bond) paper/i }, 'bond paper|coupon bond'],
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
];
