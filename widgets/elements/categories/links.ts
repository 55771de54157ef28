/** Categories in the menu's order, with the path of each one's list in the shop (specification, section 2). */
export const links = [
  { name: 'toners', path: '/printer-toner-supplier-in-kuwait' },
  { name: 'inks', path: '/printer-ink-supplier-in-kuwait' },
  { name: 'drumUnits', path: '/drum-units' },
  { name: 'labelTapes', path: '/label-tapes' },
  { name: 'ribbonCartridges', path: '/ribbon-cartridges' },
  { name: 'wasteTonerContainers', path: '/waste-toner-containers' },
  { name: 'remanufacturedToners', path: '/remanufactured-toners' },
] as const;
