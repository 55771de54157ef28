import type { Language } from '../common/language';
import type { brands, categories, models, products, promotions } from '../database/schema';

export type BrandRow = typeof brands.$inferSelect;
export type CategoryRow = typeof categories.$inferSelect;
export type ModelRow = typeof models.$inferSelect;
export type ProductRow = typeof products.$inferSelect;
export type PromotionRow = typeof promotions.$inferSelect;

/** A product as it is kept in memory: its row, with what it refers to already looked up. */
export interface Product
  extends Omit<ProductRow, 'devices' | 'stock' | 'isPublished' | 'brand' | 'category' | 'color'> {
  /** Place in the memory's list; given once, stays while the product does. */
  slot: number;
  inStock: boolean;
  brand: BrandRow;
  category: CategoryRow;
  /** As a slug: `light-cyan`. */
  color: string | null;
  devices: ModelRow[];
}

/** A title in the language asked for. */
export function titleIn(language: Language, titled: { title: string; titleAr: string }): string {
  return language === 'ar' ? titled.titleAr : titled.title;
}

/** Colours are words in the database (`light cyan`) and slugs outside (`light-cyan`). */
export function colorSlug(color: string): string {
  return color.trim().toLowerCase().replaceAll(' ', '-');
}
