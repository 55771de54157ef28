// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { promotions } from '../../../widgets/api/promotions';
import { cache } from '../../../widgets/api/query-cache';
import type { Banner } from '../../../widgets/api/schemas';
import { BannerCarousel } from '../../../widgets/elements/banner-carousel/banner-carousel';
import { builtSettings } from '../../../widgets/settings';
import { drawIn } from '../../helpers/draw-in';

afterEach(() => document.body.replaceChildren());

const banner = (name: string, picture?: string): Banner => ({
  name,
  is_active: true,
  href: undefined,
  image_url: { desktop: picture, tablet: undefined, mobile: undefined },
});

function show(banners: readonly Banner[]): HTMLElement {
  cache(promotions(builtSettings()).key, banners);
  const place = document.body.appendChild(document.createElement('div'));
  drawIn(place, <BannerCarousel />);
  return place;
}

const pictures = (place: HTMLElement) => [...place.querySelectorAll('img')].map(({ src }) => src);
const A = 'https://shop.example/a.webp';
const B = 'https://shop.example/b.webp';

test('a banner whose picture fails leaves, another of the same name stays', async () => {
  const place = show([banner('Offer', A), banner('Offer', B)]);
  await expect.poll(() => pictures(place)).toEqual([A, B]);
  place.querySelector('img')?.dispatchEvent(new Event('error'));
  await expect.poll(() => pictures(place)).toEqual([B]);
});

test('an active banner without a picture is no slide', async () => {
  const place = show([banner('Empty'), banner('Offer', B)]);
  await expect.poll(() => pictures(place)).toEqual([B]);
});
