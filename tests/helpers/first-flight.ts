import { brotliDecompressSync, constants } from 'node:zlib';
import type { Page } from 'playwright';
import { compressPage } from '../../site/prerender/files/compress';

// What a server sends before it waits for the first acknowledgement is enough to draw a page's first view.

/** Ten packets of 1,460 bytes, the usual first flight (RFC 6928). */
export const FLIGHT = 14_600;

/** As much of a page as the first bytes of what is sent hold. */
export const beginningOf = (sent: Buffer, bytes: number): string =>
  brotliDecompressSync(sent.subarray(0, bytes), {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  }).toString();

/** What stands in the window: a line for each thing, with its box, in shadow roots too. */
const inWindow = (page: Page) =>
  page.evaluate(() => {
    const lines: string[] = [];
    const look = (root: ParentNode) => {
      for (const element of root.querySelectorAll('*')) {
        const { x, y, width, height } = element.getBoundingClientRect();
        const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
        const text = own.map(node => node.textContent).join('');
        const isPart = text.trim() !== '' || ['img', 'svg', 'input', 'button'].includes(element.localName);
        // Beyond its end the page goes on: what reaches there may still grow.
        if (isPart && width > 0 && y < innerHeight && y + height <= innerHeight)
          lines.push(`${element.localName} ${text.trim()} ${[x, y, width, height].map(Math.round)}`);
        if (element.shadowRoot) look(element.shadowRoot);
      }
    };
    look(document.body);
    return lines;
  });

/** What a phone shows of a page without anything else that it loads: of all of it, and of its first flight. */
export async function firstViews(page: Page, address: string): Promise<readonly [string[], string[]]> {
  await page.setViewportSize({ width: 390, height: 844 });
  // What turns is elsewhere at each look.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  let html = '';
  let isWhole = true;
  await page.route('**/*', async route => {
    const type = route.request().resourceType();
    // A page whose script can't be had says so.
    if (type === 'script') return route.fulfill({ contentType: 'text/javascript', body: '' });
    if (type !== 'document') return route.abort();
    html ||= await (await route.fetch()).text();
    const body = isWhole ? html : beginningOf(await compressPage(html), FLIGHT);
    await route.fulfill({ contentType: 'text/html', body });
  });
  await page.goto(address);
  const whole = await inWindow(page);
  isWhole = false;
  await page.goto(address);
  const first = await inWindow(page);
  await page.unrouteAll();
  return [whole, first];
}
