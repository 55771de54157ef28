import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../common/language';

/** Views of a product that are drawn; the first is the product's `image`. */
export const VIEWS = ['front', 'box', 'detail'] as const;
export type View = (typeof VIEWS)[number];

/** Absolute addresses of pictures; the routes in `resources/pictures.ts` answer them. */
export class PictureAddresses {
  readonly #base: string;
  readonly #bannerFolder: string;
  readonly #banners = new Map<string, string>();

  constructor(publicUrl: string, bannerFolder: string) {
    this.#base = `${publicUrl}/pictures`;
    this.#bannerFolder = bannerFolder;
  }

  product(slug: string, view: View = 'front'): string {
    const path = `${this.#base}/products/${encodeURIComponent(slug)}`;
    return view === 'front' ? `${path}.svg` : `${path}/${view}.svg`;
  }

  productViews(slug: string): string[] {
    return VIEWS.map(view => this.product(slug, view));
  }

  brand(slug: string): string {
    return `${this.#base}/brands/${encodeURIComponent(slug)}.svg`;
  }

  /** In Arabic the lettered variant where there is one: `promo-finder-desktop-ar.webp`. */
  banner(file: string, language: Language): string {
    const key = `${language} ${file}`;
    let address = this.#banners.get(key);
    if (!address) {
      const arabic = file.replace(/(\.\w+)$/, '-ar$1');
      const name = language === 'ar' && existsSync(join(this.#bannerFolder, arabic)) ? arabic : file;
      address = `${this.#base}/banners/${encodeURIComponent(name)}`;
      this.#banners.set(key, address);
    }
    return address;
  }
}
