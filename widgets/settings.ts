import { PARTNER_ID } from './data/partner-id';
import { readAttribute, warnOfValue } from './element/attributes';
import { metaContents, nearestAttribute } from './element/inherited-settings';
import type { AttributeRules } from './element/record';
import { DEFAULT_LANGUAGE, DIRECTIONS, type Language, languageOf } from './locale/languages';

/** Where an element finds its shop and how it presents itself (contract, section 2). */
export interface Settings {
  /** Base address of the API host, without `/api/v2` and without a trailing slash. */
  readonly api: string;
  /** Base address of the main shop, without a trailing slash. */
  readonly shop: string;
  /** A partner's id, or undefined. */
  readonly partner: string | undefined;
  /** The shop's WhatsApp number, digits with country code; undefined where nobody said it. */
  readonly whatsapp: string | undefined;
  readonly lang: Language;
  readonly theme: 'light' | 'dark' | 'auto';
  /** True where the page is the shop's own origin. */
  readonly onShop: boolean;
}

/** Attributes every element takes; `docs/common-attributes.ts` says what each is for. */
export const commonAttributes = {
  api: { type: 'address' },
  shop: { type: 'address' },
  partner: { type: 'text', pattern: PARTNER_ID },
  whatsapp: { type: 'text', pattern: /^\+?\d[\d ()-]{6,22}$/ },
  lang: { type: 'text' },
  theme: { type: 'choice', options: ['light', 'dark', 'auto'] },
} as const satisfies AttributeRules;

/** Where a common attribute's value may stand, nearest first, with the name to say when it can't be used. */
function* sources(host: HTMLElement, name: string): Generator<readonly [source: string, text: string]> {
  const own = host.getAttribute(name);
  if (own !== null) yield [name, own];
  for (const text of metaContents(host, `tass:${name}`)) yield [`meta tass:${name}`, text];
}

/** The nearest usable value of a common attribute. */
function nearest(
  host: HTMLElement,
  name: 'api' | 'shop' | 'partner' | 'whatsapp' | 'theme',
): string | undefined {
  for (const [source, text] of sources(host, name)) {
    const { value, bad } = readAttribute(commonAttributes[name], text);
    if (bad) warnOfValue(host.localName, source, text);
    else if (typeof value === 'string') return value;
  }
  return undefined;
}

/** An absolute address without a slash at its end; a path counts from the page, and a host alone is one of https. */
function base(address: string): string {
  const page = typeof document === 'undefined' ? undefined : document.baseURI;
  return new URL(address.replace(/^[\w-]+\./, 'https://$&'), page).href.replace(/\/+$/, '');
}

function isShop(shop: string): boolean {
  return typeof location !== 'undefined' && location.origin === new URL(shop).origin;
}

/** What the build says, for the shop's own pages and on a server. */
export function builtSettings(lang = DEFAULT_LANGUAGE): Settings {
  return {
    api: base(__SHOP_API__),
    shop: base(__SHOP_URL__),
    partner: undefined,
    whatsapp: undefined,
    lang,
    theme: 'light',
    onShop: true,
  };
}

const known = new WeakMap<HTMLElement, Settings>();

/**
 * The settings of an element: attribute, then the nearest `<meta name="tass:…">`, then what the build says. The same
 * object comes back as long as nothing changed.
 */
export function resolveSettings(host: HTMLElement): Settings {
  const shop = base(nearest(host, 'shop') ?? __SHOP_URL__);
  const now: Settings = {
    // Its calls' address is often copied with all of it.
    api: base(nearest(host, 'api') ?? __SHOP_API__).replace(/\/api\/v2$/, ''),
    shop,
    partner: nearest(host, 'partner'),
    whatsapp: nearest(host, 'whatsapp')?.replace(/\D/g, ''),
    lang: languageOf(nearestAttribute(host, 'lang')),
    theme: (nearest(host, 'theme') as Settings['theme'] | undefined) ?? 'light',
    onShop: isShop(shop),
  };
  const before = known.get(host);
  if (before && (Object.keys(now) as (keyof Settings)[]).every(key => now[key] === before[key]))
    return before;
  known.set(host, now);
  return now;
}

/** Attributes of an element's inner root, the one place that page styles can't reach. */
export const rootAttributes = ({ lang, theme }: Settings): Readonly<Record<string, string>> => ({
  lang,
  dir: DIRECTIONS[lang],
  'data-theme': theme,
});
