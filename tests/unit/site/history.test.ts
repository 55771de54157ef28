// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

let observed: () => void = () => undefined;

/** A page that scrolls where it is told, and whose size is said once somebody watches it. */
async function page() {
  vi.resetModules();
  history.replaceState(null, '', '/cart');
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('scrollTo', ({ top }: { readonly top: number }) => vi.stubGlobal('scrollY', top));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        observed = callback;
      }
      observe() {
        observed();
      }
      disconnect() {}
    },
  );
  const kept = await import('../../../site/common/history');
  kept.followScroll();
  return kept;
}

function scrollByHand(top: number): void {
  dispatchEvent(new Event('wheel'));
  vi.stubGlobal('scrollY', top);
  dispatchEvent(new Event('scroll'));
}

/** What a browser does on Back, Forward, and a link to a part of the page. */
function enter(path: string, state: unknown): void {
  history.replaceState(state, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state }));
}

beforeEach(() => sessionStorage.clear());

test('Back from a part of the page returns to where the page was left', async () => {
  await page();
  const first: unknown = history.state;
  scrollByHand(300);
  enter('/cart#total', null);
  scrollByHand(900);
  enter('/cart', first);
  expect(scrollY).toBe(300);
});

test('an entry made by a link to a part of the page is followed, and Forward returns there', async () => {
  await page();
  const first: unknown = history.state;
  enter('/cart#total', null);
  const part: unknown = history.state;
  expect(part).toMatchObject({ key: expect.any(String) });
  scrollByHand(900);
  enter('/cart', first);
  expect(scrollY).toBe(0);
  scrollByHand(120);
  enter('/cart#total', part);
  expect(scrollY).toBe(900);
});

test('a place that was returned to is held against a scroll that was under way, until the visitor scrolls', async () => {
  await page();
  const first: unknown = history.state;
  scrollByHand(300);
  enter('/cart#total', null);
  enter('/cart', first);
  vi.stubGlobal('scrollY', 20);
  dispatchEvent(new Event('scroll'));
  expect(scrollY).toBe(300);
  scrollByHand(20);
  expect(scrollY).toBe(20);
});

test('on the way back to another page the place waits until that page is drawn', async () => {
  const { go, takePlaceLeft } = await page();
  const first: unknown = history.state;
  scrollByHand(300);
  go('/brand');
  scrollByHand(0);
  enter('/cart', first);
  expect(takePlaceLeft()).toBe(300);
  expect(takePlaceLeft()).toBeUndefined();
});

test('a place that was reached right before a link was followed counts, though no event has told of it', async () => {
  const { go, takePlaceLeft } = await page();
  const first: unknown = history.state;
  vi.stubGlobal('scrollY', 700);
  go('/brand');
  enter('/cart', first);
  expect(takePlaceLeft()).toBe(700);
});

/** A link in a shadow root of the page, and a field in its header. */
function pageWithFocusable() {
  document.body.innerHTML = '<header><input></header><main><tass-promo></tass-promo></main>';
  const shadow = (document.querySelector('tass-promo') as HTMLElement).attachShadow({ mode: 'open' });
  shadow.innerHTML = '<a href="/brand">All brands</a>';
  return {
    link: shadow.querySelector('a') as HTMLAnchorElement,
    field: document.querySelector('input') as HTMLInputElement,
    shadow,
  };
}

test('the link that was pressed has the focus no more when its page is removed; a field of the header keeps it', async () => {
  const { go } = await page();
  const { link, field, shadow } = pageWithFocusable();
  link.focus();
  expect(shadow.activeElement).toBe(link);
  go('/brand');
  expect(shadow.activeElement).toBeNull();
  field.focus();
  go('/search?q=toner');
  expect(document.activeElement).toBe(field);
});

test.each(['[null]', '[1]', '{}', 'null', '{bad'])(
  'places that another version of the shop left as %s stop nothing',
  async kept => {
    sessionStorage.setItem('tass-scroll', kept);
    const { takePlaceLeft } = await page();
    expect(takePlaceLeft()).toBeUndefined();
    sessionStorage.clear();
  },
);
