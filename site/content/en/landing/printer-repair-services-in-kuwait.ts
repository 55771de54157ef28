import type { LandingContent } from '../../types';

export const text: LandingContent = {
  title: 'Printer repair in Kuwait: try this first | TASS',
  description:
    'Paper jams, streaks, faded print, blocked nozzles: what to try before you pay for printer repair in Kuwait, with the right kit.',
  keywords: 'printer repair Kuwait, printer not printing, paper jam, streaks, clean print head',
  heading: 'Printer repair services in Kuwait',
  intro:
    'We don’t open printers. We do answer the question that comes before the workshop: is it broken, or is it only dirty, empty or worn?',
  grid: { highlight: 'Cleaning', heading: 'kits and pens' },
  sections: [
    {
      heading: 'Five faults and their usual cause',
      paragraphs: [
        'Vertical streaks from a laser: the cartridge leaks or its drum is scratched; try another cartridge. Faded stripes from an inkjet: blocked nozzles; clean the head, wait, print a test.',
        'Paper jams at the same place: a torn scrap inside, or a roller with shine; look with a torch and wipe it. Print that rubs off: wrong paper setting, or a fuser at its end. Pale labels or receipts: a dirty thermal head; a cleaning pen and one minute.',
        'A printer that is “offline” is seldom ill. Restart it, the router and the computer in this order, and look whether its address changed.',
      ],
    },
    {
      heading: 'When to stop',
      paragraphs: [
        'A burnt smell, a grinding noise, water or an error that begins with 49, 79 or “service”: switch it off and call a technician. If the repair costs more than half of a new printer, ask us what its supplies cost before you decide.',
      ],
    },
  ],
  questions: [
    {
      question: 'May I use household cleaner?',
      answer:
        'No. Alcohol and sprays harm drums and rollers. A lint-free toner cloth, dry or hardly damp, is enough; print heads have a fluid of their own.',
    },
    {
      question: 'Can you send somebody?',
      answer:
        'No, but send us a photo of the page and the display by WhatsApp; most faults can be read from them.',
    },
    {
      question: 'I bought your cartridge and now it jams.',
      answer:
        'Take it out, print with the old one if you still have it, and write to us. If it is the cartridge, we exchange it.',
    },
  ],
  links: [
    { label: 'Write on WhatsApp or call', href: '/contact-us' },
    { label: 'What messages mean', href: '/best-printer-service-center-in-kuwait' },
    { label: 'Care through the year', href: '/printer-maintenance-in-kuwait' },
  ],
};
