import { readFileSync } from 'node:fs';
import { type Browser, test as base, expect, type Page } from 'playwright/test';
import { states } from '../../../demo/states/states.mjs';
import { defined } from '../../helpers/defined';
import { addresses } from '../../helpers/shop';

// Every address that the list of states leads to, on one page for all of a worker.

interface Watched {
  readonly page: Page;
  /** What the console has said of faults since it was last emptied. */
  readonly faults: string[];
}

/** Hosts that refuse calls, orders among them, or know nothing of what is asked: the browser says so of each answer. */
const REFUSING = ['failed', 'empty', 'price-changed', 'out-of-stock', 'invalid', 'unreachable'];
const isRefusal = (url: string) => REFUSING.some(host => url.includes(`/states/host/${host}/`));

/** Opened for the first test of a worker. */
let opened: Promise<Watched> | undefined;

async function openWatched(browser: Browser): Promise<Watched> {
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', message => {
    if (message.type() === 'error' && !isRefusal(message.location().url)) faults.push(message.text());
  });
  return { page, faults };
}

const test = base.extend<{ readonly watched: Watched }>({
  watched: async ({ browser }, use) => {
    opened ??= openWatched(browser);
    const watched = await opened;
    await use(watched);
    // What moves there would take the time of tests to come.
    await watched.page.goto('about:blank');
  },
});

test.describe.configure({ mode: 'parallel' });

const LOOKS = ['', '?lang=ar', '?theme=dark', '?lang=ar&theme=dark'];
/**
 * Both languages and both themes: a theme changes colours alone, whatever the language. A state is opened in one look and turned
 * to the other; the last of a state is the first of the next, so that elements come in either.
 */
const looks = [
  { lang: 'en', theme: 'light', query: '' },
  { lang: 'ar', theme: 'dark', query: '?lang=ar&theme=dark' },
];
/** A phone's and a desk's; the window, too, is left as it was last. */
const widths = [390, 1440];

/** Turns a page that is open to another look, as its owner would, and waits until its element has followed. */
async function turnTo(page: Page, tag: string, { lang, theme }: (typeof looks)[number]): Promise<void> {
  await page.evaluate(
    ([lang, theme]) => {
      document.querySelector('meta[name="tass:theme"]')?.setAttribute('content', theme);
      document.body.dataset.theme = theme;
      Object.assign(document.documentElement, { lang, dir: lang === 'ar' ? 'rtl' : 'ltr' });
    },
    [lang, theme] as const,
  );
  const root = page.locator(`main > ${tag} > [part~=root]`);
  await expect(root).toHaveAttribute('lang', lang);
  await expect(root).toHaveAttribute('data-theme', theme);
}

/** px that the page would scroll sideways. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Names and texts that stand on the page, as somebody who can't see it is told. */
const snapshot = (page: Page) => page.getByRole('main').ariaSnapshot();
const NOTHING = /^- main$/;

/** What an Arabic page shows where the English one shows a text: Arabic letters, or a word that is of no language. */
const arabicOf = (shows: RegExp) =>
  /^(TASS|listitem|Noura)/.test(shows.source) ? shows : /\p{Script=Arabic}/u;

interface Described {
  readonly tagName: string;
  readonly cssParts: readonly { readonly name: string }[];
}

/** The parts of an element that its reference names. */
function partsOf(tag: string): readonly string[] {
  const { modules } = JSON.parse(readFileSync('dist/package/custom-elements.json', 'utf8')) as {
    readonly modules: readonly { readonly declarations: readonly Described[] }[];
  };
  const described = modules
    .flatMap(({ declarations }) => declarations)
    .find(({ tagName }) => tagName === tag);
  return described?.cssParts.map(({ name }) => name) ?? [];
}

/** The parts that an element shows, with those of elements in it; the root is its own. */
const shownParts = (page: Page, tag: string) =>
  page.evaluate(name => {
    const partsIn = (node: Element | ShadowRoot): string[] =>
      [...node.querySelectorAll('*')].flatMap(piece => [
        ...piece.part,
        ...(piece.shadowRoot ? partsIn(piece.shadowRoot) : []),
      ]);
    const elements = [...document.querySelectorAll(name)];
    const parts = elements.flatMap(({ shadowRoot }) => (shadowRoot ? partsIn(shadowRoot) : []));
    return [...new Set(parts)].filter(part => part !== 'root');
  }, tag);

for (const [name, of] of Object.entries(states)) {
  const tag = `tass-${name}`;
  const parts = partsOf(tag);
  test(`${tag} shows each of its states in both languages and themes, on a phone and a desk`, async ({
    watched: { page, faults },
  }) => {
    for (const [state, { host, shows, steps }] of Object.entries(of)) {
      for (const [at, look] of looks.reverse().entries()) {
        const path = `/states/${name}/${state}${look.query}`;
        // What was said of a press stays in the language that it came in.
        if (at === 0 || steps) {
          faults.length = 0;
          await page.goto(addresses.partner + path);
          // Elements that nobody sees yet are loaded with the first interaction.
          await page.mouse.move(5, 5);
          await defined(page, tag);
        } else await turnTo(page, tag, look);
        const words = look.lang === 'ar' && shows ? arabicOf(shows) : (shows ?? NOTHING);
        await expect.poll(() => snapshot(page), path).toMatch(words);
        expect(parts, path).toEqual(expect.arrayContaining(await shownParts(page, tag)));
        for (const width of widths.reverse()) {
          if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 900 });
          await expect.poll(() => overflow(page), `${path} at ${width} px`).toBe(0);
        }
        // Elements say of a failed call what failed.
        const unexpected = faults.filter(fault => !(REFUSING.includes(host) && fault.startsWith(tag)));
        expect(unexpected, path).toEqual([]);
      }
    }
  });
}

test('the list of states leads to each, in every look, and there is no other', async ({ page, request }) => {
  await page.goto(`${addresses.partner}/states/`);
  const addressed = await page
    .getByRole('link')
    .evaluateAll(links => links.map(link => link.getAttribute('href')));
  const all = Object.entries(states).flatMap(([name, of]) =>
    Object.keys(of).flatMap(state => LOOKS.map(look => `/states/${name}/${state}${look}`)),
  );
  expect(addressed).toEqual(all);
  expect((await request.get(`${addresses.partner}/states/finder/no-such-state`)).status()).toBe(404);
});
