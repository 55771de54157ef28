/** What the page of the visitor's printers says, and links to their supplies. */
export const printers = {
  none: 'No printers yet',
  noneText: 'Printers you choose in the finder are kept here, on this device only.',
  toFinder: 'Find your printer',
  nameOf: (printer: string) => `Name of ${printer}`,
  nameHint: 'Your name for it, such as 2nd floor',
  forget: (printer: string) => `Forget ${printer}`,
  print: 'Print stickers',
  stickers: 'Stickers for your printers',
  code: (printer: string) => `QR code: supplies for ${printer}`,
  scan: 'Scan for ink and toner',
  copy: 'Copy link for another device',
  copied: 'The link to your printers is copied.',
  denied: 'Your browser does not let us copy. The link:',
  offered: 'This link brings printers',
  offeredNone: 'It names no printer that we know.',
  unreachable: 'The shop could not be reached. Please try again.',
  keep: 'Keep them on this device',
  discard: 'No, thanks',
  /** Heading over links to what fits each printer. */
  heading: 'Your printers',
  suppliesFor: (printer: string) => `Ink and toner for your ${printer}`,
};
