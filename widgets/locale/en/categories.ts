export const categories = {
  button: 'Categories',
  names: {
    toners: 'Toners',
    inks: 'Inks',
    drumUnits: 'Drum Units',
    labelTapes: 'Label Tapes',
    ribbonCartridges: 'Ribbon Cartridges',
    wasteTonerContainers: 'Waste-toner-containers',
    remanufacturedToners: 'Remanufactured-toners',
  },
};
