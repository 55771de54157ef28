/** The words of a banner as outlines: headline with a marker stroke under its last line, tagline, call to action. */
import { lineWidth, outlineLine } from '../lettering/outline';
import { n, path, rect } from '../svg';
import type { Layout } from './layout';

export type Lang = 'en' | 'ar';

/** A banner's words in one language. */
export interface Words {
  headline: string;
  tagline: string;
  action: string;
}

/** What the words are painted with. */
export interface WordColors {
  text: string;
  marker: string;
  onMarker: string;
  pill: string;
  onPill: string;
}

const widthOf = (text: string, size: number, weight: number, lang: Lang) =>
  lineWidth(text, { size, weight, lang });

/** Breaks a text into two lines where its lines come out most alike; one line when it fits. */
async function breakLines(
  text: string,
  size: number,
  weight: number,
  lang: Lang,
  measure: number,
): Promise<string[]> {
  const words = text.split(' ');
  if ((await widthOf(text, size, weight, lang)) <= measure) return [text];
  let best: { lines: string[]; longest: number } | null = null;
  for (let i = 1; i < words.length; i++) {
    const lines = [words.slice(0, i).join(' '), words.slice(i).join(' ')];
    const longest = Math.max(...(await Promise.all(lines.map(line => widthOf(line, size, weight, lang)))));
    if (!best || longest < best.longest) best = { lines, longest };
  }
  return best?.lines ?? [text];
}

/** One line with its start at the words' edge, whichever side that is. */
async function line(
  text: string,
  y: number,
  size: number,
  weight: number,
  color: string,
  lang: Lang,
  edge: number,
) {
  const { d, width } = await outlineLine(text, { size, weight, lang });
  const x = lang === 'ar' ? edge - width : edge;
  return { svg: `<path transform="translate(${n(x)} ${n(y)})" fill="${color}" d="${d}"/>`, x, width };
}

/** The stroke of a marker pen: not quite level, not quite square. */
function marker(x: number, y: number, width: number, size: number, color: string): string {
  const [left, right, up, down] = [x - size * 0.16, x + width + size * 0.16, y - size * 0.86, y + size * 0.3];
  return path(
    `M${n(left)} ${n(up + 4)}L${n(right + 5)} ${n(up - 2)}l-3 ${n((down - up) * 0.5)} 5 ${n((down - up) * 0.5 - 2)}L${n(left - 5)} ${n(down + 2)}l4 ${n((up - down) * 0.5)}z`,
    color,
  );
}

/** All words of a banner. */
export async function drawWords(
  words: Words,
  lang: Lang,
  layout: Layout,
  colors: WordColors,
): Promise<string> {
  const { tagline, width, height, margin, measure } = layout;
  const edge = lang === 'ar' ? width - margin : margin;
  const titles = await breakLines(words.headline, layout.headline, 700, lang, measure);
  const longest = Math.max(
    ...(await Promise.all(titles.map(title => widthOf(title, layout.headline, 700, lang)))),
  );
  const headline = layout.headline * Math.min(1, measure / longest);
  const notes = await breakLines(words.tagline, tagline, 400, lang, measure);
  const leading = headline * 1.24;
  const pill = { height: tagline * 2.1, gap: tagline * 1.2 };
  const block =
    titles.length * leading + notes.length * tagline * 1.45 + tagline * 0.6 + pill.gap + pill.height;
  let y = (layout.wordsFrom ?? (height - block) / 2) + headline * 0.86;
  let svg = '';
  for (const [i, title] of titles.entries()) {
    const last = i === titles.length - 1;
    const drawn = await line(title, y, headline, 700, last ? colors.onMarker : colors.text, lang, edge);
    svg += (last ? marker(drawn.x, y, drawn.width, headline, colors.marker) : '') + drawn.svg;
    y += leading;
  }
  y += tagline * 0.6 - headline * 0.1;
  for (const note of notes) {
    svg += (await line(note, y, tagline, 400, colors.text, lang, edge)).svg;
    y += tagline * 1.45;
  }
  y += pill.gap - tagline;
  const action = await outlineLine(words.action, { size: tagline * 0.92, weight: 600, lang });
  const wide = action.width + tagline * 2.4;
  const x = lang === 'ar' ? edge - wide : edge;
  return (
    svg +
    rect(x, y, wide, pill.height, colors.pill, pill.height / 2) +
    `<path transform="translate(${n(x + tagline * 1.2)} ${n(y + pill.height * 0.64)})" fill="${colors.onPill}" d="${action.d}"/>`
  );
}
