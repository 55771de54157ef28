import type { FinderHelp } from '../pages-types';

/** What the finder's page says below its two choices. */
export const finder: FinderHelp = {
  sections: [
    {
      heading: 'Where to read the model',
      paragraphs: [
        'It stands on the front of the printer, beside the maker’s name: LaserJet Pro M404dn, i-SENSYS LBP6030, EcoTank L3250. If the front is worn, look at the label on the back or under the lid.',
        'The letters at the end matter little for ink and toner: d prints on both sides, n has a network, w is wireless. If exactly your letters are missing, the nearest model usually takes the same cartridge; ask us to be sure.',
      ],
    },
  ],
  questions: [
    {
      question: 'My printer is not in the list.',
      answer:
        'Search for the number on its cartridge instead, or send us a photo of both. We add models that people ask for.',
    },
    {
      question: 'Does the finder remember my printers?',
      answer: 'Yes, on this device only and without an account. It offers them first next time.',
    },
    {
      question: 'Why are there several toners for one printer?',
      answer:
        'They differ in size, and in kind: original, compatible or remanufactured. All that are shown fit; compare the cost per page.',
    },
  ],
};
