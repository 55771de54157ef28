import type { WordList } from './meaning';

/** What some printers take a kit for, and those with ink a box. */
export const MAINTENANCE = /maintenance/i;

/** Kits, spare parts, cables, covers and what cleans. Of two that look alike the first stands. */
export const ACCESSORY_WORDS: WordList = [
  [{ title: /\bkit\b/i }, 'kit|kits'],
  [{ title: /maintenance kit/i }, 'maintenance kit|service kit|fuser kit|طقم صيانة|كت صيانة|عدة صيانة'],
  [
    { title: /maintenance (box|cartridge)|collector/i },
    'maintenance box|maintenance boxes|maintenance tank|maintenance cartridge|ink maintenance|صندوق صيانة|صناديق صيانة|علبة صيانة|خرطوشة صيانة|خراطيش صيانة|بوكس صيانة|9undoog seyana|sandoog seyana',
  ],
  [{ title: MAINTENANCE }, 'maintenance|صيانة'],
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
];
