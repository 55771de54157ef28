/** The three printers of the hero and the showcase. */
import { drawCopier } from './printers/copier';
import { drawLaser } from './printers/laser';
import { drawTank } from './printers/tank';

const PRINTERS = [drawLaser, drawTank, drawCopier] as const;
const TITLES = ['Laser printer', 'Ink tank printer', 'Office copier'] as const;

/** A drawn printer on a transparent ground, 480 × 480, as SVG text: 0 laser, 1 ink tank, 2 office copier. */
export function heroPrinter(index: 0 | 1 | 2): string {
  const { defs, body } = PRINTERS[index]();
  const shadow =
    '<radialGradient id="s"><stop stop-opacity=".5"/><stop offset="1" stop-opacity="0"/></radialGradient>';
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480"><title>${TITLES[index]}</title>${defs}${shadow}${body}</svg>`;
  // Names of its own, so that all three may stand in one document.
  return picture.replace(/(id="|url\(#)(\w)(?=[")])/g, `$1printer-${index}-$2`);
}
