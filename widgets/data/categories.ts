/** Categories in the menu's order, with the path of each one's list in the shop (specification, section 2). */
export const categoryLinks = [
  { slug: 'toners', path: '/printer-toner-supplier-in-kuwait' },
  { slug: 'inks', path: '/printer-ink-supplier-in-kuwait' },
  { slug: 'drum-units', path: '/drum-units' },
  { slug: 'label-tapes', path: '/label-tapes' },
  { slug: 'ribbon-cartridges', path: '/ribbon-cartridges' },
  { slug: 'waste-toner-containers', path: '/waste-toner-containers' },
  { slug: 'remanufactured-toners', path: '/remanufactured-toners' },
] as const;
