import type { Language } from '../../../widgets/locale/languages';
import { messages } from '../../../widgets/pieces/messages/product-card';
import { ownLinkPicture } from '../../head/link-picture';
import type { PageMetadata } from '../../head/page-metadata';
import { productsIn } from './build-record';

/** What the picture for links to a page shows. */
export interface PictureFacts {
  readonly lang: Language;
  readonly heading: string;
  /** Original, compatible or remanufactured, in the page's language; products alone have it. */
  readonly kind?: string | undefined;
  /** Address of the picture of the page's first product. */
  readonly goods?: string | undefined;
  /** Where the picture belongs, below the site's folder. */
  readonly file: string;
}

/**
 * What is on a page's own picture for links, from what the page says of itself and the answers that it shows; undefined
 * where it has none of its own.
 */
export function pictureFacts(
  { head, heading, product, list }: PageMetadata,
  answers: unknown = {},
): PictureFacts | undefined {
  if (!head || head.image) return undefined;
  const { lang, path, title, robots } = head;
  const file = ownLinkPicture(lang, path, !robots?.startsWith('noindex'));
  if (!file) return undefined;
  const kind = product?.kind;
  return {
    lang,
    heading: product?.title ?? heading ?? title,
    kind: kind && (messages[lang].kinds[kind] ?? kind),
    goods: (product ?? list?.[0] ?? productsIn(answers)[0])?.image,
    file: decodeURIComponent(file),
  };
}
