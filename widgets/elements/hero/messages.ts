export const hero = {
  carousel: 'carousel',
  region: 'Printers',
  headline: 'The right ink and toner,',
  highlight: 'first time',
  tagline: 'Original, compatible and remanufactured cartridges for 1,300 printers. Delivered across Kuwait.',
  find: 'Find your cartridge',
  browse: 'Top products',
  slides: ['Office laser printer', 'Ink tank printer', 'Label printer'],
  facebook: 'Facebook',
  instagram: 'Instagram',
  call: 'Call us',
};
