/** Quiet pictures of the site that are neither goods nor banners. */
import { halftoneDots } from './banner/ornament';
import { CYAN, KEY, MAGENTA, YELLOW } from './inks';
import { registrationMark } from './printers/test-print';
import { circle, path, rect, stroke } from './svg';

/** Behind the hero: the register target, very large, with halftones of three inks. Transparent, 640 × 640. */
export function heroLogo(): string {
  // One field for three inks: it stands in the home page's document.
  const field = (x: number, y: number, scale: number, color: string, opacity: number) =>
    `<use href="#field" transform="translate(${x} ${y}) scale(${scale})" stroke="${color}" opacity="${opacity}"/>`;
  const ring = (r: number, width: number) =>
    circle(320, 320, r, 'none', `stroke="#8b94a0" stroke-width="${width}" opacity=".35"`);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640">' +
    `<defs><g id="field" stroke-linecap="round">${halftoneDots(0, 0, 190, 26)}</g></defs>` +
    field(210, 230, 1, CYAN, 0.75) +
    field(440, 230, 0.9, MAGENTA, 0.65) +
    field(320, 440, 0.95, YELLOW, 0.85) +
    ring(280, 2) +
    ring(196, 1.5) +
    stroke('M20 320h600M320 20v600', '#8b94a0', 1.5, 'opacity=".35"') +
    registrationMark(40, 40, 9, '#8b94a0') +
    registrationMark(600, 600, 9, '#8b94a0') +
    '</svg>'
  );
}

/** Whoever has no portrait: head and shoulders on cyan paper, 96 × 96. */
export function avatar(): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">' +
    rect(0, 0, 96, 96, '#d9f0fb') +
    circle(48, 38, 17, '#0a6f9c') +
    path('M14 96q2-34 34-34t34 34z', '#0a6f9c') +
    '</svg>'
  );
}

/** A strip of ink patches, `side` px each, from (x, y). */
export function inkPatches(x: number, y: number, side: number): string {
  return [CYAN, MAGENTA, YELLOW, KEY].map((ink, i) => rect(x + i * side, y, side, side, ink)).join('');
}
