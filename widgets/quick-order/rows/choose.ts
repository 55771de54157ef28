import type { Product } from '../../api/schemas';
import { OWN_BRAND } from '../../data/own-brand';
import type { LineFilters } from '../lines/line-filters';
import { isOf } from '../names/agreement';
import { byCode, factsOf } from '../names/product-facts';

/** What is meant: products that are sure, or those to choose from. */
export type Choice = { readonly sure: readonly Product[] } | { readonly offered: readonly Product[] };

/** How the goods were named. */
export interface Naming {
  /** A maker's code, a cartridge's name, or a printer that the goods fit. */
  readonly by: 'code' | 'name' | 'printer';
  /** A larger cartridge has the same name with letters behind it. */
  readonly hasSister: boolean;
}

const FOUR = ['black', 'cyan', 'magenta', 'yellow'];

/**
 * Chooses by what the line says. A code or a name is the original where no kind is said; everything that leaves more
 * than one thing open is the buyer's to choose.
 */
export function choose(
  products: readonly Product[],
  filters: LineFilters,
  { by, hasSister }: Naming,
): Choice {
  const fitting = narrowed(products, filters, by);
  if (!fitting) return { offered: products };
  const [kind, ...otherKinds] = filters.kinds;
  if (otherKinds.length > 0) return { offered: fitting };
  const ofKind = kind ? fitting.filter(product => isOfKind(product, kind)) : fitting;
  if (ofKind.length === 0) return { offered: fitting };
  if (by === 'printer') return ofKind.length === 1 && !filters.set ? { sure: ofKind } : { offered: ofKind };
  if (hasSister) return { offered: ofKind };
  // A code that two makers print: of which one the equivalent is meant is open too.
  if (by === 'code' && !filters.set && byCode(fitting).length > 1) return { offered: ofKind };
  const groups = byCode(ofKind);
  if (filters.set && !isKit(groups)) return wholeSet(groups, ofKind, kind, by);
  const isMixed =
    filters.colors.length > 1 && ofKind.some(product => product.color && !hasAll(product, filters));
  if (isMixed || groups.length !== 1) return { offered: ofKind };
  const product = oneOf(groups[0] ?? [], kind);
  return product ? { sure: [product] } : { offered: ofKind };
}

/** The shop's name says compatible, and is that of what it makes itself, such as paper, as well. */
const isOfKind = ({ kind, brand }: Product, said: string) =>
  kind === said || (said === 'compatible' && kind === 'original' && brand?.slug === OWN_BRAND);

/** True for a thing of several colours, "black-red", that are all said. */
const hasAll = (product: Product, { colors }: LineFilters) =>
  colors.every(slugs =>
    (factsOf(product).color?.split('-') ?? []).some(
      color => slugs.includes(color) || (color === 'red' && slugs.includes('magenta')),
    ),
  );

/** One thing that is called a set itself. */
function isKit(groups: readonly (readonly Product[])[]): boolean {
  const [only, ...others] = groups;
  return (
    others.length === 0 &&
    (only ?? []).every(product => factsOf(product).words.some(word => /^(?:set|kit|طقم)$/.test(word)))
  );
}

/** One of each colour, where the name has exactly those. */
function wholeSet(
  groups: readonly (readonly Product[])[],
  offered: readonly Product[],
  kind: string | undefined,
  by: Naming['by'],
): Choice {
  const colored = FOUR.map(color =>
    groups.filter(group => group.some(product => factsOf(product).color === color)),
  );
  const sure = colored.flatMap(group => (group.length === 1 ? (oneOf(group[0] ?? [], kind) ?? []) : []));
  return by === 'name' && sure.length === FOUR.length ? { sure } : { offered };
}

/** The maker's own where no kind is said; undefined where two are left. */
function oneOf(group: readonly Product[], kind: string | undefined): Product | undefined {
  const wanted = group.filter(product => product.kind === (kind ?? 'original'));
  const left = wanted.length > 0 ? wanted : group;
  return left.length === 1 ? left[0] : undefined;
}

/** What agrees with brand, colour and sort; undefined where the line contradicts itself. */
function narrowed(
  products: readonly Product[],
  filters: LineFilters,
  by: Naming['by'],
): readonly Product[] | undefined {
  const { brands, colors, categories } = filters;
  let left = products;
  if (brands.length > 0) {
    const groups = byCode(left).filter(group => brands.some(brand => isOf(group, brand)));
    if (groups.length === 0) return undefined;
    left = groups.flat();
  }
  if (colors.length > 0 && left.some(({ color }) => color)) {
    const named = colors.flat();
    const inColor = left.filter(product => named.includes(factsOf(product).color ?? ''));
    if (inColor.length > 0) left = inColor;
    else if (left.some(product => FOUR.includes(factsOf(product).color ?? ''))) return undefined;
  }
  for (const slugs of categories) {
    const ofSort = left.filter(({ category }) => category && slugs.includes(category.slug));
    if (ofSort.length > 0) left = ofSort;
    else if (by === 'printer') return undefined;
  }
  return left;
}
