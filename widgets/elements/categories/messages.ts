export const categories = {
  button: 'Categories',
  names: {
    toners: 'Toners',
    inks: 'Inks',
    'drum-units': 'Drum Units',
    'label-tapes': 'Label Tapes',
    'ribbon-cartridges': 'Ribbon Cartridges',
    'waste-toner-containers': 'Waste-toner-containers',
    'remanufactured-toners': 'Remanufactured-toners',
  },
};
