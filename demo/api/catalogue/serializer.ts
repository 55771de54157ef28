import type * as v from 'valibot';
import type { Language } from '../common/language';
import { messages } from '../common/messages';
import { toDecimal } from '../common/money';
import type { PictureAddresses } from '../pictures/addresses';
import type {
  bannerSchema,
  brandSchema,
  codeMatchesSchema,
  facetsSchema,
  searchNotesSchema,
} from './catalogue-responses';
import type { Facets } from './facet-counts';
import { type BrandRow, type ModelRow, type Product, type PromotionRow, titleIn } from './product';
import { productDetailResponse, productResponse } from './product-response';
import { printerIn, type titled, titledIn } from './response-fields';
import type { CodeMatch, SearchResult } from './search-result';

/** Makes the API's responses of the catalogue in memory (contract, section 6), in one language. */
export class Serializer {
  readonly #language: Language;
  readonly #pictures: PictureAddresses;

  constructor(language: Language, pictures: PictureAddresses) {
    this.#language = language;
    this.#pictures = pictures;
  }

  product(product: Product) {
    return productResponse(product, this.#language, this.#pictures);
  }

  /** A product with its detail fields. */
  productDetail(product: Product, brands: ReadonlyMap<string, BrandRow>) {
    return productDetailResponse(product, this.#language, this.#pictures, brands);
  }

  brand(brand: BrandRow): v.InferOutput<typeof brandSchema> {
    return { ...titledIn(this.#language, brand), logo: this.#pictures.brand(brand.slug) };
  }

  model({ slug, title }: ModelRow): v.InferOutput<typeof titled> {
    return { slug, title };
  }

  /** What a search tells beside its products; nothing where there is nothing to tell. */
  searchNotes(
    result: SearchResult,
    brands: ReadonlyMap<string, BrandRow>,
  ): v.InferOutput<typeof searchNotesSchema> {
    const { guess, didYouMean, printers, price } = result;
    return {
      ...(guess && { guess }),
      ...(didYouMean !== null && { did_you_mean: didYouMean }),
      ...(printers.length > 0 && {
        printers: printers.map(model => printerIn(this.#language, model, brands)),
      }),
      ...(price && {
        price_limit: {
          ...(price.limit.min !== null && { min: toDecimal(price.limit.min) }),
          ...(price.limit.max !== null && { max: toDecimal(price.limit.max) }),
          is_met: price.isMet,
          q: price.text,
        },
      }),
    };
  }

  /** What each code stands for, and all those products, each once. */
  codeMatches(matches: readonly CodeMatch[]): v.InferOutput<typeof codeMatchesSchema> {
    const products = [...new Set(matches.flatMap(match => match.products))];
    return {
      items: products.map(product => this.product(product)),
      total: products.length,
      matches: matches.map(match => ({ code: match.code, slugs: match.products.map(({ slug }) => slug) })),
    };
  }

  banner(promotion: PromotionRow): v.InferOutput<typeof bannerSchema> {
    const picture = (file: string) => this.#pictures.banner(file, this.#language);
    return {
      name: this.#language === 'ar' ? promotion.nameAr : promotion.name,
      is_active: promotion.isActive,
      image_url: {
        desktop: picture(promotion.desktop),
        tablet: picture(promotion.tablet),
        mobile: picture(promotion.mobile),
      },
      ...(promotion.href === null ? {} : { href: promotion.href }),
    };
  }

  facets(facets: Facets, brands: ReadonlyMap<string, BrandRow>): v.InferOutput<typeof facetsSchema> {
    const { kinds, colors } = messages[this.#language];
    const brandTitle = (slug: string) => {
      const brand = brands.get(slug);
      return brand ? titleIn(this.#language, brand) : slug;
    };
    return {
      brand: counted(facets.brand, brandTitle),
      kind: counted(facets.kind, slug => kinds[slug] ?? slug),
      color: counted(facets.color, slug => colors[slug] ?? slug),
      price: { min: toDecimal(facets.price.min), max: toDecimal(facets.price.max) },
    };
  }
}

/** The commonest first. */
function counted(counts: ReadonlyMap<string, number>, title: (slug: string) => string) {
  return [...counts]
    .map(([slug, count]) => ({ slug, title: title(slug), count }))
    .sort((a, b) => b.count - a.count || (a.slug < b.slug ? -1 : 1));
}
