import type { LandingContent } from '../../types';

export const text: LandingContent = {
  title: 'Office printer supplies in Kuwait | TASS',
  description:
    'Toner for copiers and shared printers, A4 and A3 paper, labels and receipt rolls for offices in Kuwait, in one order.',
  keywords: 'office supplies Kuwait, copier toner, bizhub toner, TASKalfa, A4 paper office, receipt rolls',
  heading: 'Office printer supplies in Kuwait',
  intro:
    'A copier in the corridor, three lasers, a label maker in the store and a receipt printer at the counter: one list, one delivery, one person to ask.',
  grid: { highlight: 'Office machines:', heading: 'most pages for the money' },
  sections: [
    {
      heading: 'Machines that everyone shares',
      paragraphs: [
        'Konica Minolta bizhub 224e to 364e, Ricoh MP C3003 and C3503, Canon imageRUNNER and Kyocera TASKalfa print the cheapest pages in the building: one TN-322 or C-EXV 49 black lasts for tens of thousands. Order its waste box together with the toner; a WX-103 or WT-860 that is missing stops the whole floor.',
        'LaserJet Enterprise M607 to M609 and Lexmark MX are the usual machines for departments. Their high-yield cartridges mean fewer interruptions, which costs more than powder.',
      ],
    },
    {
      heading: 'And what goes with them',
      paragraphs: [
        'TASS copy paper in A4, A3 and A5, by the ream or by the box of five. Thermal rolls of 80 mm for the till. Brother TZe and DK, DYMO and Zebra labels for files, cables and shelves.',
      ],
    },
  ],
  questions: [
    {
      question: 'Can we get a quotation first?',
      answer:
        'Yes. Send models and monthly pages by email or WhatsApp; we answer with products, prices and a cart link your buyer can open.',
    },
    {
      question: 'Do you deliver to several branches?',
      answer:
        'To any area in Kuwait. Place an order for each address, so that every branch signs for its own.',
    },
    {
      question: 'How much should we keep in store?',
      answer: 'One full set beside each machine, and order when the spare goes in. More only ties up money.',
    },
  ],
  links: [
    { label: 'TASS for business', href: '/b2b' },
    { label: 'Paper', href: '/printer-paper-supplier-in-kuwait' },
    { label: 'Labels and tapes', href: '/label-tapes' },
  ],
};
