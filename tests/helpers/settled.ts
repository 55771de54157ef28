import { expect, type Page, type Request } from 'playwright/test';
import { firstUse } from './first-use';

/** The page has drawn twice and has nothing to do. */
const rests = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>(resolve =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 500 })),
        ),
      ),
  );

/**
 * Opens a page, uses it, does what a test has in mind, and waits until the page has all that it asked for. `networkidle` waits for half
 * a second more.
 */
export async function openSettled(
  page: Page,
  path: string,
  use: () => Promise<unknown> = () => Promise.resolve(),
) {
  const asked = new Set<Request>();
  const has = (request: Request) => asked.delete(request);
  const asks = (request: Request) => {
    // What the page before still asked for may be left without an end.
    if (request.isNavigationRequest()) asked.clear();
    asked.add(request);
  };
  page.on('request', asks).on('requestfinished', has).on('requestfailed', has);
  const answer = await page.goto(path);
  await firstUse(page);
  await use();
  const isSettled = async () => {
    await rests(page);
    if (asked.size > 0) return false;
    await rests(page);
    return asked.size === 0;
  };
  await expect.poll(isSettled, path).toBe(true);
  page.off('request', asks).off('requestfinished', has).off('requestfailed', has);
  return answer;
}
