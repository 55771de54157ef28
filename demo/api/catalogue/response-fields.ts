import * as v from 'valibot';
import type { Language } from '../common/language';
import { type BrandRow, type ModelRow, titleIn } from './product';

/** Money in a response. */
export const decimal = v.pipe(
  v.string(),
  v.regex(/^\d+\.\d{3}$/),
  v.description('KWD with three places'),
  v.examples(['14.750']),
);

/** Where a picture stands. */
export const address = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//));

export const count = v.pipe(v.number(), v.integer());

/** What an address of the shop can be made of, with its title in the language asked for. */
export const titled = v.object({ slug: v.string(), title: v.string() });

/** A printer model with its brand. */
export const printer = v.object({ ...titled.entries, brand: titled });

/** A record's slug and title. */
export function titledIn(
  language: Language,
  record: { slug: string; title: string; titleAr: string },
): v.InferOutput<typeof titled> {
  return { slug: record.slug, title: titleIn(language, record) };
}

/** A model with its brand; a brand that is not there goes by its slug. */
export function printerIn(
  language: Language,
  { slug, title, brand }: ModelRow,
  brands: ReadonlyMap<string, BrandRow>,
): v.InferOutput<typeof printer> {
  return {
    slug,
    title,
    brand: titledIn(language, brands.get(brand) ?? { slug: brand, title: brand, titleAr: brand }),
  };
}
