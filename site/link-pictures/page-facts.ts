import { type Language, languageOf } from '../../widgets/locale/languages';

/** What a finished page shows of itself on the picture for links to it. */
export interface PageFacts {
  readonly lang: Language;
  readonly heading: string;
  /** Original, compatible or remanufactured, in the page's language; products alone have it. */
  readonly kind: string | undefined;
  /** Address of the first product's picture on the page. */
  readonly goods: string | undefined;
  /** Where the picture for links belongs, below the site's folder. */
  readonly file: string;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const plain = (html: string) =>
  html.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '');

const found = (html: string, pattern: RegExp) => plain(pattern.exec(html)?.[1] ?? '') || undefined;

/** Reads a page; undefined where links to it show no picture of its own. */
export function pageFacts(html: string): PageFacts | undefined {
  const address = found(html, /property="og:image" content="([^"]+)"/);
  const heading = found(html, /<h1[^>]*>(.*?)<\/h1>/);
  const file = address && decodeURIComponent(new URL(address).pathname);
  if (!file?.startsWith('/pictures/links/') || !heading) return undefined;
  const image = /<img[^>]* class="picture"[^>]*>|<img class="picture"[^>]*>/.exec(html)?.[0] ?? '';
  return {
    lang: languageOf(file.split('/')[3]),
    heading,
    kind: html.includes('property="og:type" content="product"')
      ? found(html, /class="kind"[^>]*>([^<]+)/)
      : undefined,
    goods: found(image, / src="([^"]+)"/),
    file,
  };
}
