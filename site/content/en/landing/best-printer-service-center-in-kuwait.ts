import type { LandingContent } from '../../types';

export const text: LandingContent = {
  title: 'Before the printer service centre in Kuwait | TASS',
  description:
    'Toner low, drum end, waste box full: read the message on your printer, replace the part yourself and spare the workshop visit.',
  keywords: 'printer service centre Kuwait, printer error message, waste toner full, replace drum',
  heading: 'Looking for a printer service centre in Kuwait?',
  intro:
    'Read the message on its display first. Many printers that are carried to a workshop only need a part that slides out by hand, and those parts are what we keep.',
  grid: { highlight: 'Full box?', heading: 'Waste toner containers' },
  sections: [
    {
      heading: 'What the message means',
      paragraphs: [
        '“Replace toner” or “toner low” is the cartridge. “Drum end soon” is the drum unit, a separate part in most Brother printers and in HP models that use the 17A or 30A toner. “Waste toner full” is a plastic box that collects spent powder.',
        '“Perform maintenance” on a large LaserJet Enterprise asks for a maintenance kit with a fuser and rollers. “Service required”, a grinding noise or a paper jam that comes back at once is work for a technician.',
      ],
    },
    {
      heading: 'What we do and what we don’t',
      paragraphs: [
        'We are a shop for supplies, not a repair workshop. We read the error with you over WhatsApp, tell you which part it asks for and deliver it anywhere in Kuwait. When it is not a part you can change yourself, we say so, so that you don’t buy a cartridge that solves nothing.',
      ],
    },
  ],
  questions: [
    {
      question: 'The printer says “waste toner full”, but it prints. Can I wait?',
      answer:
        'A few days at most. When the box is really full the printer stops until a new one is in. Do not empty it: the dust is fine, stains everything and the box has a sensor.',
    },
    {
      question: 'How do I know which part my model takes?',
      answer:
        'Choose the brand and model in our finder; it lists cartridges, drums, waste boxes and kits together. Or send us a photo of the label on the back.',
    },
    {
      question: 'Who repairs printers that are under warranty?',
      answer:
        'The maker’s own service in Kuwait. Ask it first: an opened cover elsewhere may end the warranty. We sell consumables and don’t act for any maker’s service.',
    },
  ],
  links: [
    { label: 'Which parts fit my printer?', href: '/ink-toner-finder' },
    { label: 'Faults you can put right yourself', href: '/printer-repair-services-in-kuwait' },
    { label: 'Ask us', href: '/contact-us' },
  ],
};
