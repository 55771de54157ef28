import { type ElementName, elements } from '../../widgets/all';
import type { Language } from '../../widgets/locale/languages';
import { escapeText } from '../../widgets/server/escape';
import { LOADER, LOADER_SCRIPT } from '../content/loader-script';

/** Elements that partners place most, then all others. */
const POPULAR: readonly ElementName[] = ['finder', 'product-grid', 'quick-order', 'search', 'cart-badge'];
export const ELEMENTS: readonly ElementName[] = [
  ...POPULAR,
  ...(Object.keys(elements) as ElementName[]).filter(name => !POPULAR.includes(name)),
];
export type Placed = ElementName;

/** Elements that show one product. */
const OF_PRODUCT: ReadonlySet<string> = new Set(['product', 'product-card', 'add-to-cart']);

/** Where the element stands: in its place, in a dialog that a button opens, or behind a button that floats. */
export const MODES = ['place', 'dialog', 'float'] as const;
export type Mode = (typeof MODES)[number];

/** Ways to write the same thing. */
export const FORMATS = ['html', 'react', 'vue', 'wordpress'] as const;
export type Format = (typeof FORMATS)[number];

/** Formats that load the element from the shop's host; the others take it from the package. */
export const isPasted = (format: Format) => format === 'html' || format === 'wordpress';

/** What a partner chose; empty texts are left out. */
export interface Choice {
  readonly element: Placed;
  /** A product that the shop has. */
  readonly slug: string;
  readonly mode: Mode;
  readonly analytics: Counting;
  readonly brand: string;
  readonly category: string;
  readonly theme: '' | 'dark' | 'auto';
  readonly language: '' | Language;
  readonly partner: string;
}

/** The attributes of the chosen element, in the order they are written. */
export function attributesOf({
  element,
  slug,
  brand,
  category,
  theme,
  language,
  partner,
}: Choice): [string, string][] {
  const takes = {
    brand: element === 'finder' || element === 'product-grid',
    category: element === 'product-grid',
  };
  const all: [string, string][] = [
    ['partner', partner],
    ['slug', OF_PRODUCT.has(element) ? slug : ''],
    ['brand', takes.brand ? brand : ''],
    ['category', takes.category ? category : ''],
    ['theme', theme],
    ['lang', language],
  ];
  return all.filter(([, value]) => value !== '');
}

/** Whose words visits are counted in, and whether it waits for consent; empty where nothing is counted. */
export const COUNTINGS = ['', 'ga4', 'ga4 consent', 'shopify'] as const;
export type Counting = (typeof COUNTINGS)[number];

const counted = (words: Counting) =>
  words &&
  `<meta name="tass:analytics" content="${words}">\n<script type="module" src="${LOADER.replace('tass.js', 'analytics.js')}"></script>\n`;

/** Words on the buttons of a dialog. */
export interface ModeWords {
  readonly open: string;
  readonly close: string;
}

const FLOATING = `<style>
  #tass-open { position: fixed; inset-block-end: 20px; inset-inline-end: 20px; z-index: 999; }
</style>
`;

/** Elements with a list that hangs out of them: a dialog around such a one alone would cut it off, or the screen's end. */
const HANGING = ['search', 'categories'];

/** The element as it stands on the page. */
function placed(tag: string, { element, mode }: Choice, { open, close }: ModeWords): string {
  if (mode === 'place') return tag;
  const style = HANGING.includes(element) ? ' style="overflow: visible; margin-block-start: 16px"' : '';
  return `${mode === 'float' ? FLOATING : ''}<button type="button" id="tass-open">${escapeText(open)}</button>
<dialog id="tass-dialog"${style}>
  <form method="dialog"><button>${escapeText(close)}</button></form>
  ${tag}
</dialog>
<script type="module">
  document.getElementById('tass-open').addEventListener('click', () => {
    document.getElementById('tass-dialog').showModal();
  });
</script>`;
}

/** What the partner pastes; in frameworks the element stands in its place. */
export function snippetOf(choice: Choice, format: Format, words: ModeWords): string {
  const attributes = attributesOf(choice)
    .map(([name, value]) => ` ${name}="${escapeText(value)}"`)
    .join('');
  const tag = `<tass-${choice.element}${attributes}></tass-${choice.element}>`;
  const html = `${counted(choice.analytics)}${LOADER_SCRIPT}\n${placed(tag, choice, words)}`;
  if (format === 'html') return html;
  if (format === 'wordpress') return `<!-- wp:html -->\n${html}\n<!-- /wp:html -->`;
  const load = `import 'tass-widgets/${choice.element}';`;
  if (format === 'react') return `${load}\n\nexport const Tass = () => ${tag.replace(/><.*/, ' />')};`;
  return `<script setup>\n${load}\n</script>\n\n<template>\n  ${tag}\n</template>`;
}
