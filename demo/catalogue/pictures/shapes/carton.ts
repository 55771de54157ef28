/** The retail carton, the same for every kind of goods: maker's colour, part number, what is inside, the ink. */

import { inkOf, KEY, makerColor } from '../inks';
import { fourInks, inkBar, recycleMark } from '../label';
import { lettered, lettering, makersName } from '../lettering/letters';
import { lookUp } from '../look-up';
import { box, centre, groundShadow, viewFrom } from '../solid';
import type { Subject } from '../subject';
import { path, rect, shade, smallPrint, stroke } from '../svg';
import type { Drawing } from './drawing';
import { plastic } from './materials';

/** Cartons follow the goods: long for cartridges, upright for bottles. */
const SIZES: Readonly<Record<string, { l: number; h: number; d: number }>> = {
  toner: { l: 270, h: 150, d: 110 },
  drum: { l: 280, h: 150, d: 130 },
  waste: { l: 270, h: 150, d: 110 },
  ribbon: { l: 260, h: 130, d: 100 },
  'ink-bottle': { l: 130, h: 230, d: 110 },
  'ink-cartridge': { l: 170, h: 200, d: 80 },
  tape: { l: 190, h: 190, d: 60 },
};

export function drawCarton(subject: Subject): Drawing {
  const { product, own, remanufactured, code, series } = subject;
  const view = viewFrom(32, 22);
  const size = lookUp(SIZES, product.picture.shape) ?? { l: 220, h: 170, d: 120 };
  const { l, h, d } = size;
  const { ink } = inkOf(product.picture.color);
  const brandColor = own ? KEY : makerColor(product.brand);
  const color = remanufactured ? '#1f8a4c' : brandColor;
  const band = h * 0.3;
  const front = lettered(
    rect(0, 0, l, h, '#fbfbfa') +
      rect(0, 0, l, band, color) +
      makersName(product.brand, { x: l * 0.06, y: band / 2, size: h * 0.13, max: l * 0.5, color: '#fff' }) +
      (remanufactured ? recycleMark(l * 0.88, band / 2, band * 0.24, '#fff') : '') +
      (own ? fourInks(0, band, l, h * 0.035) : '') +
      path(
        `M${l} ${h * 0.5}V${h}H${l * 0.42}Q${l * 0.86} ${h * 0.9} ${l} ${h * 0.5}z`,
        ink,
        'opacity=".92"',
      ) +
      lettering(code, { x: l * 0.06, y: h * 0.51, size: h * 0.15, max: l * 0.84, color: KEY }) +
      (series
        ? lettering(series, { x: l * 0.06, y: h * 0.69, size: h * 0.085, max: l * 0.4, color: '#5a626d' })
        : '') +
      smallPrint(l * 0.06, h * 0.83, l * 0.3, 2, h * 0.05),
  );
  const bars = stroke(
    `M${d * 0.22} ${h * 0.74}h${d * 0.56}`,
    KEY,
    h * 0.16,
    'stroke-dasharray="2 3 4 2 1 3 3 2"',
  );
  const end =
    rect(0, 0, d, h, 'url(#e)') +
    rect(0, 0, d, band, shade(color, -0.28)) +
    rect(d * 0.16, h * 0.62, d * 0.68, h * 0.26, '#fff') +
    bars +
    inkBar(product.picture.color, d * 0.16, h * 0.4, d * 0.68, h * 0.1);
  const top = rect(0, 0, l, d, 'url(#t)') + rect(0, d * 0.46, l, d * 0.08, '#fff', 0, 'opacity=".3"');
  return {
    defs:
      plastic(shade(color, 0.06)).replace(/<linearGradient id="e".*?<\/linearGradient>/, '') +
      '<linearGradient id="e"><stop stop-color="#dfe2e6"/><stop offset="1" stop-color="#b9bfc6"/></linearGradient>',
    body: centre(
      view,
      size,
      [200, 204],
      groundShadow(view, size) + box(view, { ...size, front, top, end }),
      1.16,
    ),
  };
}
