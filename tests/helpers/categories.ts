/** The lists of the Categories menu with their paths (specification, section 2). */
export const CATEGORIES = [
  ['Toners', '/printer-toner-supplier-in-kuwait'],
  ['Inks', '/printer-ink-supplier-in-kuwait'],
  ['Drum Units', '/drum-units'],
  ['Label Tapes', '/label-tapes'],
  ['Ribbon Cartridges', '/ribbon-cartridges'],
  ['Waste-toner-containers', '/waste-toner-containers'],
  ['Remanufactured-toners', '/remanufactured-toners'],
] as const;
