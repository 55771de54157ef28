import sharp from 'sharp';

/** Longest side in px that a photograph is shown with. */
const SIDE = 470;

const known = new Map<string, Promise<string | undefined>>();

/** A product's picture as SVG text, whatever format its host keeps it in; undefined where it can't be had. */
export function goodsPicture(address: string): Promise<string | undefined> {
  const picture = known.get(address) ?? load(address).catch(() => undefined);
  known.set(address, picture);
  return picture;
}

async function load(address: string): Promise<string | undefined> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) });
  if (!answer.ok) return undefined;
  if (answer.headers.get('content-type')?.startsWith('image/svg')) return answer.text();
  const photograph = await sharp(Buffer.from(await answer.arrayBuffer()))
    .resize(SIDE, SIDE, { fit: 'contain', background: '#fff' })
    .png()
    .toBuffer();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><image width="400" height="400" href="data:image/png;base64,${photograph.toString('base64')}"/></svg>`;
}
