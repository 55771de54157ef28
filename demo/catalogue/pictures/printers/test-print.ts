/** The sheet that comes out of the drawn printers: a press man's test print in the four inks. */
import { CYAN, KEY, MAGENTA, YELLOW } from '../inks';
import { circle, n, rect, smallPrint, stroke } from '../svg';

/** A registration mark: a circle under a cross. */
export function registrationMark(x: number, y: number, r: number, color: string): string {
  const arm = r * 1.6;
  const cross = `M${n(x - arm)} ${n(y)}h${n(arm * 2)}M${n(x)} ${n(y - arm)}v${n(arm * 2)}`;
  return circle(x, y, r, 'none', `stroke="${color}" stroke-width=".9"`) + stroke(cross, color, 0.9);
}

/** A4 test print in 0…`width` by 0…`height`. */
export function testPrint(width: number, height: number): string {
  const step = (width * 0.72) / 4;
  const bars = [CYAN, MAGENTA, YELLOW, KEY]
    .map((ink, i) =>
      [1, 0.6, 0.3]
        .map((tone, j) =>
          rect(
            width * 0.14 + i * step,
            height * (0.52 + j * 0.06),
            step,
            height * 0.06,
            ink,
            0,
            `opacity="${tone}"`,
          ),
        )
        .join(''),
    )
    .join('');
  const r = width * 0.15;
  return (
    rect(0, 0, width, height, '#fff', 0, 'stroke="#cdd3da" stroke-width=".8"') +
    registrationMark(width * 0.08, height * 0.06, 5, '#5a626d') +
    registrationMark(width * 0.92, height * 0.06, 5, '#5a626d') +
    circle(width * 0.4, height * 0.26, r, CYAN, 'opacity=".88"') +
    circle(width * 0.6, height * 0.26, r, MAGENTA, 'opacity=".8"') +
    circle(width * 0.5, height * 0.26 + r * 1.1, r, YELLOW, 'opacity=".8"') +
    bars +
    smallPrint(width * 0.14, height * 0.78, width * 0.7, 4, height * 0.045, '#4b525c')
  );
}
