import type { WordList } from './meaning';
import { pairs } from './phrases';

// What waste toner and ink are collected in: any container with any name for what is in it.

const CONTAINERS =
  'box|boxes|bottle|bottles|container|containers|tank|tanks|cartridge|bin|collector|collection unit|unit|pad|pads';
const ARABIC_CONTAINERS = 'حاوية|حاويات|علبة|علب|صندوق|صناديق|وعاء|خزان|قارورة|بوكس';

const WASTE_TONER = 'waste toner|toner waste|waste|used toner|residual toner';
const ARABIC_WASTE_TONER =
  'مستهلك|مخلفات|فضلات|نفايات|تونر مستهلك|تونر مستعمل|مخلفات تونر|فضلات تونر|نفايات تونر|تجميع تونر|تجميع التونر';
const WASTE_INK = 'waste ink|ink waste|used ink|ink maintenance|ink collection';
const ARABIC_WASTE_INK = 'حبر مستهلك|حبر مستعمل|مخلفات حبر|فضلات حبر|نفايات حبر';

export const WASTE_WORDS: WordList = [
  [
    { category: ['waste-toner-containers'] },
    [
      'waste|waste toner|toner waste|toner collection|toner collection unit|ويست|ويست تونر|ويست بوكس|حاوية تونر|حاويات تونر',
      pairs(WASTE_TONER, CONTAINERS),
      ARABIC_WASTE_TONER,
      pairs(ARABIC_CONTAINERS, ARABIC_WASTE_TONER),
    ].join('|'),
  ],
  // Makers of printers with ink call it a maintenance box.
  [
    { title: /\bwaste\b|maintenance (box|cartridge)|collector/i },
    [
      'waste ink|ink waste',
      pairs(WASTE_INK, CONTAINERS),
      ARABIC_WASTE_INK,
      pairs(ARABIC_CONTAINERS, ARABIC_WASTE_INK),
    ].join('|'),
  ],
  [
    { title: /ink collector|maintenance (box|cartridge)/i },
    ['ink collector|ink collector unit|تجميع حبر', pairs(ARABIC_CONTAINERS, 'تجميع حبر|تجميع الحبر')].join(
      '|',
    ),
  ],
];
