import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { escapeText } from '../../../widgets/server/escape';

// The pictures that a page shows first: a drawing of the site's own stands in the document while there is room for it in
// the first flight, and is painted with its text. Others are preloaded.

const FOLDER = 'site/assets/pictures';

/** Compressed bytes of drawings in one document at most: what the home page's first flight has left. */
const BYTE_BUDGET = 1500;

/** A drawing of the site's own. */
export interface Drawing {
  /** As an address that needs no request. */
  readonly inline: string;
  /** What it weighs, in compressed bytes. */
  readonly bytes: number;
}

/** Drawings by their address. */
export type Drawings = ReadonlyMap<string, Drawing>;

/** Characters that would end the attribute or the address, be decoded in it, or be an entity. */
const encode = (svg: string) => svg.replace(/["#%&]/g, encodeURIComponent);

/** The site's drawings that are light enough to stand in a document. */
export async function loadDrawings(shop: string): Promise<Drawings> {
  const names = (await readdir(FOLDER)).filter(name => name.endsWith('.svg'));
  const drawings = names.map(async name => {
    const inline = `data:image/svg+xml,${encode((await readFile(join(FOLDER, name), 'utf8')).trim())}`;
    return [`${shop}/pictures/${name}`, { inline, bytes: brotliCompressSync(inline).length }] as const;
  });
  return new Map((await Promise.all(drawings)).filter(([, { bytes }]) => bytes <= BYTE_BUDGET));
}

/** A picture's address as it is written in markup. */
const written = (address: string) => ` src="${escapeText(address)}"`;

/** A page's markup with the drawings that there is room for, and the addresses of what is to be preloaded. */
export function placeFirstPictures(
  body: string,
  addresses: readonly string[],
  drawings: Drawings,
): { readonly html: string; readonly preloads: readonly string[] } {
  const preloads: string[] = [];
  let room = BYTE_BUDGET;
  let html = body;
  for (const address of addresses) {
    const drawing = drawings.get(address);
    if (!drawing || drawing.bytes > room) {
      preloads.push(address);
      continue;
    }
    room -= drawing.bytes;
    html = html.replace(written(address), () => ` src="${drawing.inline}"`);
  }
  return { html, preloads };
}
