import { fireEvent } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { deferred } from '../../helpers/deferred';
import { answer, openElement } from '../../helpers/open-element';

// Specification, sections 2, 7 and 8. Time, pointers and widths: browser/elements/banner-carousel.spec.ts.

const A = 'https://shop.example/a.webp';
const B = 'https://shop.example/b.webp';

const banner = (name: string, desktop: string | null = A, different = {}) => ({
  name,
  is_active: true,
  image_url: { desktop, tablet: null, mobile: null },
  ...different,
});

async function open(data: unknown) {
  const carousel = await openElement('<tass-banner-carousel></tass-banner-carousel>', {
    promotions: () => answer(data),
  });
  const pictures = () => [...carousel.root.querySelectorAll('img')];
  return { ...carousel, pictures, sources: () => pictures().map(({ src }) => src) };
}

test('a banner whose picture fails leaves, another of the same name stays', async () => {
  const { pictures, sources } = await open([banner('Offer', A), banner('Offer', B)]);
  await expect.poll(sources).toEqual([A, B]);
  fireEvent.error(pictures()[0] as HTMLElement);
  await expect.poll(sources).toEqual([B]);
});

test('an active banner without a picture is no slide', async () => {
  const { sources } = await open([banner('Empty', null), banner('Offer', B)]);
  await expect.poll(sources).toEqual([B]);
});

test('a banner without a name is called Banner', async () => {
  const { findByRole } = await open([banner('')]);
  await findByRole('img', { name: 'Banner' });
});

test('after a failure of its banners a carousel is nothing but a line in the console', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { held, release } = deferred();
  const { root } = await openElement('<tass-banner-carousel></tass-banner-carousel>', {
    promotions: async () => {
      await held;
      return answer(undefined, 400);
    },
  });
  const placeholder = () => root.querySelector('[part=placeholder]');
  expect(placeholder()).not.toBeNull();
  release();
  await expect.poll(placeholder).toBeNull();
  expect(root.querySelector('[part=slide]')).toBeNull();
  await expect.poll(() => String(logged.mock.calls[0])).toContain('tass-banner-carousel');
});

test.each([
  ['no active banner', [banner('Old', A, { is_active: false })]],
  ['an answer without data', null],
])('%s: nothing is there', async (_, data) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { root } = await open(data);
  await expect.poll(() => root.querySelector('[part=placeholder]')).toBeNull();
  expect(root.querySelector('[part=slide]')).toBeNull();
});
