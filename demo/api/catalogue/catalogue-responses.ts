import * as v from 'valibot';
import type * as widgets from '../../../widgets/types';
import { productSchema } from './product-response';
import { address, count, decimal, printer, titled } from './response-fields';

// What the catalogue's calls give under `data` (contract, section 6); `serializer.ts` fills it.

export const brandSchema = v.object({
  ...titled.entries,
  logo: address,
} satisfies Record<keyof widgets.Brand, v.GenericSchema>);

export const bannerSchema = v.object({
  name: v.string(),
  is_active: v.boolean(),
  image_url: v.object({ desktop: address, tablet: address, mobile: address }),
  href: v.optional(v.string()),
} satisfies Record<keyof widgets.Banner, v.GenericSchema>);

const counts = v.array(v.object({ ...titled.entries, count }));

export const facetsSchema = v.object({
  brand: counts,
  kind: counts,
  color: counts,
  price: v.object({ min: decimal, max: decimal }),
} satisfies Record<keyof widgets.Facets, v.GenericSchema>);

/** What a search tells beside its products. */
export const searchNotesSchema = v.object({
  guess: v.optional(v.pipe(v.boolean(), v.description('With q: nothing matched as typed; these are near'))),
  did_you_mean: v.optional(v.pipe(v.string(), v.description('With q: what the words were taken for'))),
  printers: v.optional(v.array(printer)),
  price_limit: v.optional(
    v.pipe(
      v.object({
        min: v.optional(decimal),
        max: v.optional(decimal),
        is_met: v.pipe(v.boolean(), v.description('False where nothing costs that; the nearest come first')),
        q: v.pipe(v.string(), v.description('The search text without its prices')),
      }),
      v.description('With q: the prices that its words allow'),
    ),
  ),
});

/** A list of products. */
export const productListSchema = v.object({
  items: v.array(productSchema),
  page: count,
  limit: count,
  total: count,
  facets: v.optional(facetsSchema),
  ...searchNotesSchema.entries,
});

/** The products that codes stand for. */
export const codeMatchesSchema = v.object({
  items: v.array(productSchema),
  total: count,
  matches: v.array(v.object({ code: v.string(), slugs: v.array(v.string()) })),
});
