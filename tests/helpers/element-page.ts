import type { Page, Route } from 'playwright/test';
import { addresses } from './shop';

/** A page that is made by the test and stands on the partner's origin. */
export const PAGE = `${addresses.partner}/made-elements.html`;

interface Surroundings {
  readonly lang?: 'en' | 'ar';
  readonly theme?: 'light' | 'dark';
  /** True for a page that is the shop's own. */
  readonly onShop?: boolean;
  /** What else stands in the page's head, before the widgets' script. */
  readonly head?: string;
  /** Whether the page says what it is; old ones that don't are laid out by other rules (quirks mode). */
  readonly doctype?: boolean;
  /** Instead of the script that partners paste. */
  readonly script?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The script that partners paste. */
export const SCRIPT = '<script type="module" src="/widgets/latest/tass.js"></script>';

/** Opens a page with the given body and the script that partners paste. */
export async function openElements(
  page: Page,
  body: string,
  {
    lang = 'en',
    theme = 'light',
    onShop = false,
    head = '',
    script = SCRIPT,
    headers = {},
    doctype = true,
  }: Surroundings = {},
): Promise<void> {
  const shop = onShop ? `<meta name="tass:shop" content="${addresses.partner}">` : '';
  await page.route(PAGE, route =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers,
      body: `${doctype ? '<!doctype html>' : ''}<html lang="${lang}"><head><title>Host</title><meta name="viewport" content="width=device-width">
        <meta name="tass:theme" content="${theme}">${shop}<link rel="icon" href="data:,">
        <style>body { margin: 0; background: ${theme === 'dark' ? '#000' : '#fff'} }</style>
        ${head}${script}</head><body><main>${body}</main></body></html>`,
    }),
  );
  await page.goto(PAGE);
}

/** Answers a call of the API with data, or with a status. */
export function answer(route: Route, data: unknown, status = 200): Promise<void> {
  const json = status === 200 ? { data } : { title: 'Fault', status };
  return route.fulfill({ status, json, headers: { 'access-control-allow-origin': '*' } });
}

type Answer = (route: Route, query: URLSearchParams) => unknown;

/** Puts answers in place of the API's: path after `/api/v2/`, without query, to what answers. Unnamed calls get 404. */
export async function answerCalls(page: Page, answers: Readonly<Record<string, Answer>>): Promise<void> {
  await page.route(`${addresses.api}/api/v2/**`, async route => {
    const { pathname, searchParams } = new URL(route.request().url());
    const call = answers[pathname.replace('/api/v2/', '')];
    await (call ? call(route, searchParams) : answer(route, undefined, 404));
  });
}

/** Keeps the details of an event that reaches the page; read them with `fired`. */
export async function record(page: Page, name: string, cancel = false): Promise<void> {
  await page.evaluate(
    ([event, cancels]) => {
      const seen: unknown[] = [];
      Object.assign(window, { [`seen ${event}`]: seen });
      document.addEventListener(event, fired => {
        seen.push((fired as CustomEvent).detail);
        if (cancels) fired.preventDefault();
      });
    },
    [name, cancel] as const,
  );
}

/** Details of the events that `record` kept so far. */
export function fired<Detail>(page: Page, name: string): Promise<Detail[]> {
  return page.evaluate(
    event => (window as unknown as Record<string, unknown[]>)[`seen ${event}`],
    name,
  ) as Promise<Detail[]>;
}
