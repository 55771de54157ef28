/** What partners load the elements with. */
export const LOADER = `${__WIDGETS_URL__}/latest/tass.js`;

/** Elements that partners place most. */
export const ELEMENTS = ['finder', 'product-grid', 'search', 'cart-badge'] as const;
export type Placed = (typeof ELEMENTS)[number];

/** Ways to write the same thing. */
export const FORMATS = ['html', 'react', 'vue', 'wordpress'] as const;
export type Format = (typeof FORMATS)[number];

/** Formats that load the element from the shop's host; the others take it from the package. */
export const isPasted = (format: Format) => format === 'html' || format === 'wordpress';

/** What a partner chose; empty texts are left out. */
export interface Choice {
  readonly element: Placed;
  readonly brand: string;
  readonly category: string;
  readonly theme: '' | 'dark' | 'auto';
  readonly language: '' | 'en' | 'ar';
  readonly partner: string;
}

/** The attributes of the chosen element, in the order they are written. */
export function attributesOf({
  element,
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
    ['brand', takes.brand ? brand : ''],
    ['category', takes.category ? category : ''],
    ['theme', theme],
    ['lang', language],
  ];
  return all.filter(([, value]) => value !== '');
}

const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** What the partner pastes. */
export function snippetOf(choice: Choice, format: Format): string {
  const attributes = attributesOf(choice)
    .map(([name, value]) => ` ${name}="${quoted(value)}"`)
    .join('');
  const tag = `<tass-${choice.element}${attributes}></tass-${choice.element}>`;
  const html = `<script type="module" src="${LOADER}"></script>\n${tag}`;
  if (format === 'html') return html;
  if (format === 'wordpress') return `<!-- wp:html -->\n${html}\n<!-- /wp:html -->`;
  const load = `import 'tass-widgets/${choice.element}';`;
  if (format === 'react') return `${load}\n\nexport const Tass = () => ${tag.replace(/><.*/, ' />')};`;
  return `<script setup>\n${load}\n</script>\n\n<template>\n  ${tag}\n</template>`;
}
