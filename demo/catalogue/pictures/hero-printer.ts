/** The three printers of the hero. */
import { drawCopier } from './printers/copier';
import { drawLaser } from './printers/laser';
import { drawTank } from './printers/tank';
import { scoped } from './svg';
import { SHADOW } from './tile';

const PRINTERS = [drawLaser, drawTank, drawCopier] as const;
const TITLES = ['Laser printer', 'Ink tank printer', 'Office copier'] as const;

/** A drawn printer on a transparent ground, square, as SVG text: 0 laser, 1 ink tank, 2 office copier. */
export function heroPrinter(index: 0 | 1 | 2): string {
  const { defs, body } = PRINTERS[index]();
  const picture = `<title>${TITLES[index]}</title>${defs}${SHADOW}${body}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-30 -8 540 540">${scoped(picture, `printer-${index}`)}</svg>`;
}
