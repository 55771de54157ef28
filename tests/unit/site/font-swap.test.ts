// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

let loads: { readonly src: string; readonly done: () => void; readonly failed: () => void }[] = [];
const applied: string[] = [];

/** A font whose file is still on its way. */
class Font {
  constructor(
    readonly family: string,
    readonly src: string,
  ) {}

  load(): Promise<this> {
    return new Promise((resolve, reject) =>
      loads.push({ src: this.src, done: () => resolve(this), failed: reject }),
    );
  }
}

const withFonts = () => document.documentElement.hasAttribute('data-fonts');

/** A page whose own font came too late to draw it with. */
async function page() {
  vi.resetModules();
  loads = [];
  applied.length = 0;
  document.documentElement.removeAttribute('data-fonts');
  document.head.innerHTML =
    '<style>@font-face{font-family:Shop;src:url(/fonts/shop.woff2);font-display:optional}</style>';
  return import('../../../site/app/loading/font-swap');
}

beforeEach(() => {
  vi.stubGlobal('FontFace', Font);
  Object.assign(document, { fonts: { add: ({ src }: Font) => applied.push(src) } });
});

test('fonts that have been loaded are there before the next page is drawn', async () => {
  const { loadLateFonts, swapFonts } = await page();
  const loaded = loadLateFonts();
  loads[0]?.done();
  await loaded;
  expect(withFonts()).toBe(false);
  swapFonts();
  expect(withFonts()).toBe(true);
  expect(applied.join()).toContain('/fonts/shop.woff2');
});

test('fonts that are not there yet at a navigation come as soon as they are, once', async () => {
  const { swapFonts } = await page();
  swapFonts();
  swapFonts();
  expect(withFonts()).toBe(false);
  loads[0]?.done();
  await vi.waitFor(() => expect(withFonts()).toBe(true));
  swapFonts();
  expect(applied).toHaveLength(1);
});

test('a font that can’t be loaded is tried again at the next navigation', async () => {
  const { loadLateFonts, swapFonts } = await page();
  const failed = loadLateFonts();
  loads[0]?.failed();
  await failed;
  swapFonts();
  loads[1]?.done();
  await vi.waitFor(() => expect(withFonts()).toBe(true));
});
