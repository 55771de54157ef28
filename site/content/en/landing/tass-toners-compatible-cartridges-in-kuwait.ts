import type { LandingContent } from '../../types';

export const text: LandingContent = {
  title: 'TASS compatible cartridges in Kuwait',
  description:
    'Every TASS compatible product in Kuwait: toner, ink bottles, drums, label tapes, ribbons and waste boxes, and what each replaces.',
  keywords: 'TASS compatible cartridges, TASS toner, TASS ink bottle, TASS label tape, Kuwait',
  heading: 'TASS toner and compatible cartridges in Kuwait',
  intro:
    'TASS is best known for toner, but a printer room needs more than that. This is the whole compatible range under our name, most wanted first.',
  grid: { highlight: 'TASS', heading: 'compatible range' },
  sections: [
    {
      heading: 'What the range covers',
      paragraphs: [
        'Toner for HP, Canon, Brother, Samsung, Kyocera, Xerox, Ricoh, Lexmark, OKI, Konica Minolta and Pantum. Ink bottles for Epson 664, 103 and 101, HP GT52 and GT53, Canon GI-490 and Brother BT and BTD60. Drums such as DR-2400, 19A and MLT-R116. TZe and D1 tapes and DK rolls. Ribbons for Epson LQ, LX and TM, OKI Microline and Zebra. Waste boxes for Kyocera, Konica Minolta, Brother and Samsung.',
      ],
    },
    {
      heading: 'How to read a TASS name',
      paragraphs: [
        '“TASS Compatible Toner 83A (CF283A) Black” replaces HP’s 83A. For other makers the name says so: “for Brother TN-2420”, “for Kyocera TK-1170”. The number in our name is always the number on your old cartridge, so you can search by it and see both side by side.',
        'Tapes keep their maker’s width and colour code: TASS TZe-231 is 12 mm, black on white, like Brother’s.',
      ],
    },
  ],
  questions: [
    {
      question: 'Does TASS make a cartridge for every printer?',
      answer:
        'No. Where we are not content with the result, or a printer is too new, you find only the original here.',
    },
    {
      question: 'Do TASS ink bottles fit the tank’s key?',
      answer:
        'Each is made for one tank system and named after it. Pour only into the tank with that number.',
    },
    {
      question: 'Is there a guarantee?',
      answer: 'Yes. What is faulty is replaced or refunded; periods and steps are in our terms.',
    },
  ],
  links: [
    { label: 'What TASS stands for', href: '/tass-toners-in-kuwait' },
    { label: 'Everything by TASS', href: '/brands/tass' },
    { label: 'Guarantee', href: '/tnc' },
  ],
};
