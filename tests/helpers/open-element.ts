import { configure, fireEvent, within } from '@testing-library/dom';
import { expect, vi } from 'vitest';
import { type ElementName, elementRecord, elements } from '../../widgets/all';
import { nextFrame } from '../../widgets/browser/next-frame';
import { builtSettings } from '../../widgets/settings';
import { defineElement } from '../../widgets/shell/element-shell';
import { deferred } from './deferred';

// Hidden or not is told by style sheets, a browser's affair. A busy machine takes its time.
configure({ defaultHidden: true, asyncUtilTimeout: 15_000 });

/** Where links of an element on another page lead. */
export const { shop: SHOP } = builtSettings();

/** What the API says to a call; an error where no answer comes. */
type Answer = (query: URLSearchParams, request: RequestInit) => Response | Promise<Response>;

/** Calls of the API by their path after `/api/v2/`, without query. Unnamed ones get 404. */
export type Answers = Readonly<Record<string, Answer>>;

/** An answer with data, or with a status. */
export const answer = (data: unknown, status = 200): Response =>
  Response.json(status === 200 ? { data } : { title: 'Fault', status }, { status });

let answers: Answers = {};
/** Comes when the page's elements are drawn first: no answer does before. */
let drawn = deferred();

globalThis.fetch = (address, request = {}) => {
  const { pathname, searchParams } = new URL(String(address));
  const reply = answers[pathname.replace('/api/v2/', '')] ?? (() => answer(undefined, 404));
  return new Promise((resolve, reject) => {
    const { signal } = request;
    signal?.addEventListener('abort', () => reject(signal.reason));
    drawn.held.then(() => reply(searchParams, request)).then(resolve, reject);
  });
};

/** Aborted when the page is closed. */
let open = new AbortController();

/** Closes the page after a test. */
export async function closePage(): Promise<void> {
  open.abort();
  open = new AbortController();
  vi.useRealTimers();
  document.body.replaceChildren();
  // Elements leave in a task of their own, and end what a press began.
  await nextFrame();
  await nextFrame();
  // happy-dom notices only then that what had the focus has left, and fails in the next page's shadow roots before.
  void document.activeElement;
  document.head.replaceChildren();
  sessionStorage.clear();
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
}

/** Stores what a page finds when it is opened, or another tab brings. */
export function store(key: string, value: unknown): void {
  localStorage.setItem(key, JSON.stringify(value));
  dispatchEvent(new StorageEvent('storage', { key }));
}

export const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');

/** So that no page has the answers of another. */
let pages = 0;

/** Opens a page with elements and answers their calls. Gives the queries of what the first one shows. */
export async function openElement(body: string, calls: Answers = {}, { lang = 'en', head = '' } = {}) {
  answers = calls;
  drawn = deferred();
  const names = Object.keys(elements).filter(name => new RegExp(`<tass-${name}[\\s>]`).test(body));
  for (const record of await Promise.all(names.map(name => elementRecord(name as ElementName))))
    if (!customElements.get(record.tag)) defineElement(record);
  document.documentElement.lang = lang;
  document.head.innerHTML = `<meta name="tass:api" content="https://api-${++pages}.example">${head}`;
  document.body.innerHTML = body;
  const hosts = [...document.querySelectorAll<HTMLElement>(names.map(name => `tass-${name}`).join())];
  // React draws a moment later.
  await expect.poll(() => hosts.every(host => shownIn(host).root.firstChild)).toBe(true);
  drawn.release();
  return shownIn(hosts[0]);
}

/** Queries of what an element shows, with the element. */
export function shownIn(host: HTMLElement | null | undefined) {
  const root = host?.shadowRoot?.querySelector<HTMLElement>('.root');
  if (!host || !root) throw new Error('no element');
  return { ...within(root), host, root };
}

/** Details of an event that reaches the page, from now on. */
export function record(name: string, cancel = false): unknown[] {
  const details: unknown[] = [];
  const hear = (event: Event) => {
    details.push((event as CustomEvent).detail);
    if (cancel) event.preventDefault();
  };
  document.addEventListener(name, hear, { signal: open.signal });
  return details;
}

/** Types a text in place of what stands in a field. */
export const fill = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });

/** Presses a key once what was done before is drawn, and waits until what the key does is. */
export async function press(field: HTMLElement, key: string): Promise<void> {
  await nextFrame();
  fireEvent.keyDown(field, { key });
  await nextFrame();
}

/** Chooses in a list by what is read there, once it is there. */
export async function choose(list: () => HTMLSelectElement, text: string): Promise<void> {
  const found = () => [...list().options].find(option => option.text === text);
  await expect.poll(found).toBeDefined();
  fireEvent.change(list(), { target: { value: found()?.value } });
}
