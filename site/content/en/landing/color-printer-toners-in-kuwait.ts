import type { LandingContent } from '../../types';

export const text: LandingContent = {
  title: 'Colour printer toner in Kuwait | TASS',
  description:
    'Black, cyan, magenta and yellow toner for HP Color LaserJet and Color Laser printers in Kuwait, one by one or as a set.',
  keywords: 'colour toner Kuwait, HP 207A, HP 415A, HP 117A, CMYK toner set, Color LaserJet toner',
  heading: 'Colour printer toner in Kuwait',
  intro:
    'A colour laser has four cartridges, and the one that stops it is always the one you don’t have. Here you can buy a single colour or the whole set.',
  grid: { highlight: 'Colour', heading: 'laser toner' },
  sections: [
    {
      heading: 'Reading the code',
      paragraphs: [
        'HP keeps one number for the family and a code for each colour. In the 207A family W2210A is black, W2211A cyan, W2212A yellow and W2213A magenta; they fit the M255 and M283. The 415A does the same for the M454 and M479, the 117A for the little Color Laser 150 and 178.',
        'Brother puts the colour at the end, TN-247BK, C, M and Y for the HL-L3210CW family. Canon repeats the number, 054H or 067, and names the colour on the label. Samsung puts the letter before the number: CLT-K404S, CLT-C404S and so on.',
      ],
    },
    {
      heading: 'Spending less on colour',
      paragraphs: [
        'Black usually empties first, so buy it large where there is a large one: a 415X black prints about 7,500 pages against 2,400 of the 415A. Set the driver to greyscale for drafts; a page that looks black can use all four colours.',
      ],
    },
  ],
  questions: [
    {
      question: 'Must I replace all four at once?',
      answer:
        'No. Each is read by its own chip. Replace the one that is empty and keep one spare of each in the cupboard.',
    },
    {
      question: 'May I mix original and compatible colours?',
      answer:
        'Yes, they work side by side. For colour-critical pages keep cyan, magenta and yellow of one make.',
    },
    {
      question: 'Prints have a tint although the toner is new. Why?',
      answer:
        'Run the printer’s colour calibration first. If a band of one colour stays, the drum or the transfer belt may be at its end.',
    },
  ],
  links: [
    { label: 'Find your colour printer', href: '/ink-toner-finder' },
    { label: 'Waste toner boxes', href: '/waste-toner-containers' },
    { label: 'Paper for colour lasers', href: '/printer-paper-supplier-in-kuwait' },
  ],
};
