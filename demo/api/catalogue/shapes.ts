import type { Language } from '../language';
import { messages } from '../messages';
import { toDecimal } from '../money';
import type { PictureAddresses } from '../pictures/addresses';
import { type BrandRow, type ModelRow, type Product, type PromotionRow, titleIn } from './product';
import type { Facets } from './product-list';
import type { CodeMatch, SearchResult } from './search-result';

/** Turns what is in memory into the shapes of the contract, section 6, in one language. */
export class Shapes {
  readonly #language: Language;
  readonly #pictures: PictureAddresses;

  constructor(language: Language, pictures: PictureAddresses) {
    this.#language = language;
    this.#pictures = pictures;
  }

  product(product: Product) {
    const offer = this.#language === 'ar' ? product.offerAr : product.offer;
    return {
      id: product.id,
      slug: product.slug,
      title: titleIn(this.#language, product),
      image: this.#pictures.product(product.slug),
      price: toDecimal(product.price),
      regular_price: toDecimal(product.regularPrice),
      category: this.#titled(product.category),
      brand: this.#titled(product.brand),
      offers: offer === null ? [] : [{ title: offer }],
      code: product.code,
      color: product.color,
      kind: product.kind,
      yield_pages: product.yieldPages,
      in_stock: product.inStock,
    };
  }

  /** A product with its detail fields. */
  productDetail(product: Product, brands: ReadonlyMap<string, BrandRow>) {
    return {
      ...this.product(product),
      description: this.#language === 'ar' ? product.descriptionAr : product.description,
      images: this.#pictures.productViews(product.slug),
      devices: product.devices.map(model => this.#brandedModel(model, brands)),
      aliases: product.aliases,
    };
  }

  brand(brand: BrandRow) {
    return { ...this.#titled(brand), logo: this.#pictures.brand(brand.slug) };
  }

  model(model: ModelRow) {
    return { slug: model.slug, title: model.title };
  }

  /** What a search tells beside its products; nothing where there is nothing to tell. */
  searchNotes(result: SearchResult, brands: ReadonlyMap<string, BrandRow>) {
    const { guess, didYouMean, printers } = result;
    return {
      ...(guess && { guess }),
      ...(didYouMean !== null && { did_you_mean: didYouMean }),
      ...(printers.length > 0 && { printers: printers.map(model => this.#brandedModel(model, brands)) }),
    };
  }

  /** What each code stands for, and all those products, each once. */
  codeMatches(matches: readonly CodeMatch[]) {
    const products = [...new Set(matches.flatMap(match => match.products))];
    return {
      items: products.map(product => this.product(product)),
      total: products.length,
      matches: matches.map(match => ({ code: match.code, slugs: match.products.map(({ slug }) => slug) })),
    };
  }

  banner(promotion: PromotionRow) {
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

  facets(facets: Facets, brands: ReadonlyMap<string, BrandRow>) {
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

  #brandedModel(model: ModelRow, brands: ReadonlyMap<string, BrandRow>) {
    const brand = brands.get(model.brand);
    return {
      ...this.model(model),
      brand: brand ? this.#titled(brand) : { slug: model.brand, title: model.brand },
    };
  }

  #titled(record: { slug: string; title: string; titleAr: string }) {
    return { slug: record.slug, title: titleIn(this.#language, record) };
  }
}

/** The commonest first. */
function counted(counts: ReadonlyMap<string, number>, title: (slug: string) => string) {
  return [...counts]
    .map(([slug, count]) => ({ slug, title: title(slug), count }))
    .sort((a, b) => b.count - a.count || (a.slug < b.slug ? -1 : 1));
}
