import sharp from 'sharp';
import { responseError, retryRateLimited } from '../prerender/responses/rate-limit';

/** Longest side in px that a photograph is shown with. */
const SIDE = 470;

/** Pictures kept at most: pages that show the same goods come one after the other. */
const CACHE_SIZE = 100;
const known = new Map<string, Promise<string | undefined>>();

/**
 * A product's picture as SVG text, whatever format its host keeps it in; undefined where it has
 * none that can be read. Waits where the host limits how fast it is read, and throws while it is out of reach: then nothing
 * is drawn over what is there.
 */
export function goodsPicture(address: string): Promise<string | undefined> {
  const picture = known.get(address) ?? retryRateLimited(() => load(address));
  known.set(address, picture);
  const oldest = known.keys().next().value;
  if (known.size > CACHE_SIZE && oldest !== undefined) known.delete(oldest);
  return picture;
}

async function load(address: string): Promise<string | undefined> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) });
  if (answer.status >= 500 || answer.status === 429) throw responseError(answer, address);
  if (!answer.ok) return undefined;
  if (answer.headers.get('content-type')?.startsWith('image/svg')) return answer.text();
  const photograph = await sharp(Buffer.from(await answer.arrayBuffer()))
    .resize(SIDE, SIDE, { fit: 'contain', background: '#fff' })
    .png()
    .toBuffer()
    .catch(() => undefined);
  if (!photograph) return undefined;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><image width="400" height="400" href="data:image/png;base64,${photograph.toString('base64')}"/></svg>`;
}
