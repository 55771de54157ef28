/** A maker's name on a tile of its own: plain type, nobody's drawn logo. */

import { makerColor } from './inks';
import { fourInks } from './label';
import { lettered, lettering } from './lettering/letters';
import { WORDMARKS } from './lettering/wordmarks.generated';
import { lookUp } from './look-up';
import { escapeXml, n, rect } from './svg';

const WIDTH = 240;
const HEIGHT = 120;

/** The name in font outlines, or in the goods' lettering for a maker that has none prepared. */
function name(brand: { slug: string; title: string }, color: string): string {
  const mark = lookUp(WORDMARKS, brand.slug);
  if (!mark) {
    return lettered(
      lettering(brand.title, { x: WIDTH / 2, y: HEIGHT / 2, size: 34, max: 180, color, anchor: 'middle' }),
    );
  }
  const [width, d] = mark;
  const scale = Math.min(0.62, 184 / width);
  const [x, y] = [(WIDTH - width * scale) / 2, HEIGHT / 2 + 34 * scale - (brand.slug === 'tass' ? 8 : 0)];
  return `<path fill="${color}" transform="translate(${n(x)} ${n(y)})scale(${n(scale, 3)})" d="${d}"/>`;
}

/** A brand's logo tile as SVG text, 240 × 120: white card and the maker's colour, the same on light and dark pages. */
export function brandTile(brand: { slug: string; title: string }): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img">` +
    `<title>${escapeXml(brand.title.slice(0, 80))}</title>` +
    rect(0, 0, WIDTH, HEIGHT, '#fff', 12) +
    name(brand, makerColor(brand.slug)) +
    (brand.slug === 'tass' ? fourInks(28, 88, 184, 6) : '') +
    '</svg>'
  );
}
