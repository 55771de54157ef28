import type { Query } from '.';
import { fold, numberOf, type Shelf } from './shelf';

/** The name of a cartridge, as HP and Canon give them: `26A`, `725`, `C-EXV 49`. */
export function names(shelf: Shelf): Query | null {
  const { title, code, color, brand, category } = shelf.pick(shelf.originals);
  const [, series = '', name = ''] =
    /^\S+ ((?:C-EXV|CRG|GPR|NPG) )?([\dA-Z]*\d{2,}[A-Z]*) \(/.exec(title) ?? [];
  if (
    !/^(hp|canon|lexmark|epson)$/.test(brand) ||
    !/^(toners|inks)$/.test(category) ||
    !color ||
    /^\d{0,2}$/.test(name)
  )
    return null;
  const same = new RegExp(`(?<!\\w)${name}(XL|H|X|A|BK|C|M|Y|PK|MK)?\\b`);
  const sameNumber = numberOf(name) || name;
  return {
    q: shelf.pick([
      name,
      name.toLowerCase(),
      `${series}${name} ${category === 'inks' ? 'ink' : 'toner'}`.toLowerCase(),
      `${shelf.titleOf(brand)} ${series}${name}`,
      `${shelf.titleOf(brand)}${name}`.toLowerCase(),
      `${name} cartridge`,
      `بكم ${name}`,
      ...(brand === 'canon' && series === '' ? [`crg ${name}`, `crg-${name}`, `crg${name}`] : []),
      ...(series
        ? [`${series.trim()}${name}`, `${series.trim()}-${name}`, `${series}${name}`.toLowerCase()]
        : []),
    ]),
    isRight: product =>
      same.test(product.title) ||
      fold(product.code).includes(fold(name)) ||
      product.devices.some(model => numberOf(model) === sameNumber) ||
      shelf.hasCode(code)(product),
  };
}
