// SVG as text, by hand: drawings are templates with a few figures in them, and a library would make nodes only to print them.

/** A number as SVG wants it: rounded (one decimal unless told), without a trailing zero. */
export function n(value: number, decimals = 1): string {
  return String(Math.round(value * 10 ** decimals) / 10 ** decimals).replace(/^(-?)0\./, '$1.');
}

/** Text made safe for element content and for attributes in double quotes. */
export function escapeXml(text: string): string {
  return (
    text
      // Control characters and lone surrogates are not allowed in XML at all, escaped or not.
      .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
      .replace(/&/g, '&amp;')
      .replace(/</g, '&lt;')
      .replace(/>/g, '&gt;')
      .replace(/"/g, '&quot;')
  );
}

/** Mixes two `#rrggbb` colours: 0 gives the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [1, 3, 5].reduce((hex, at) => {
    const value = Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * share);
    return hex + value.toString(16).padStart(2, '0');
  }, '#');
}

/** Lighter (above 0) or darker (below 0) by a share of the way to white or black. */
export function shade(hex: string, share: number): string {
  return share < 0 ? mix(hex, '#000000', -share) : mix(hex, '#ffffff', share);
}

/** A linear gradient in the box of what it paints, top to bottom unless `across`. Stops: colours, or [offset, colour]. */
export function ramp(
  id: string,
  stops: ReadonlyArray<string | readonly [number, string]>,
  across = false,
): string {
  const marks = stops.map((stop, i) => {
    const [offset, color] = typeof stop === 'string' ? [i / (stops.length - 1), stop] : stop;
    return `<stop${offset ? ` offset="${n(offset, 2)}"` : ''} stop-color="${color}"/>`;
  });
  return `<linearGradient id="${id}"${across ? '' : ' x2="0" y2="1"'}>${marks.join('')}</linearGradient>`;
}

/** A rectangle on whole units, so that neighbours meet; `rest` is any further attributes. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  rx = 0,
  rest = '',
): string {
  const [left, top] = [Math.round(x), Math.round(y)];
  const [wide, high] = [Math.round(x + width) - left, Math.round(y + height) - top];
  const paint = `fill="${fill}"${rest ? ` ${rest}` : ''}`;
  if (!rx) return `<path d="M${left} ${top}h${wide}v${high}h${-wide}z" ${paint}/>`;
  const at = `${left ? ` x="${left}"` : ''}${top ? ` y="${top}"` : ''}`;
  return `<rect${at} width="${wide}" height="${high}" rx="${Math.round(rx)}" ${paint}/>`;
}

/** A circle. */
export function circle(x: number, y: number, r: number, fill: string, rest = ''): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${rest ? ` ${rest}` : ''}/>`;
}

/** An ellipse. */
export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, rest = ''): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${rest ? ` ${rest}` : ''}/>`;
}

/** A filled path. */
export function path(d: string, fill: string, rest = ''): string {
  return `<path d="${d}" fill="${fill}"${rest ? ` ${rest}` : ''}/>`;
}

/** A line drawing without fill. */
export function stroke(d: string, color: string, width: number, rest = ''): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}"${rest ? ` ${rest}` : ''}/>`;
}

/** Lines that read as small print from afar: a dashed stroke a line, `gap` apart. */
export function smallPrint(
  x: number,
  y: number,
  width: number,
  lines: number,
  gap: number,
  color = '#9aa1ab',
): string {
  let d = '';
  for (let i = 0; i < lines; i++)
    d += `M${n(x, 0)} ${n(y + i * gap, 0)}h${n(width * (i === lines - 1 ? 0.6 : 1), 0)}`;
  return stroke(d, color, gap * 0.36, 'stroke-dasharray="6 5 11 5"');
}

/** Gives the gradients of a drawing names of its own, so that several drawings may stand in one document. */
export function scoped(drawing: string, scope: string): string {
  return drawing.replace(/(id="|url\(#)(\w)(?=[")])/g, `$1${scope}-$2`);
}
