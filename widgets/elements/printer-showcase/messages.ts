export const printerShowcase = {
  carousel: 'carousel',
  region: 'Printers we supply',
  printers: ['Office laser printer', 'Ink tank printer', 'Label printer'],
};
