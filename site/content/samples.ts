import { EXAMPLE_SLUG } from './example-product';
import { LOADER_SCRIPT } from './loader-script';

/** What partners load, in this version and in whichever is newest. */
const VERSION = `${__WIDGETS_URL__}/${__VERSION__}`;
const LATEST = `${__WIDGETS_URL__}/latest`;

/** A piece of code in the guides. Every one is compiled or run by `tests/browser/hosts/samples.spec.ts`. */
export interface Sample {
  readonly language: 'html' | 'css' | 'tsx' | 'sh' | 'php' | 'http';
  readonly code: string;
}

const html = (code: string) => ({ language: 'html', code }) as const;
/** Counts what visitors do, in the words of a name. */
const counting = (words: string) =>
  html(`<meta name="tass:analytics" content="${words}">
<script type="module" src="${LATEST}/analytics.js"></script>
${LOADER_SCRIPT}
<tass-product-card slug="${EXAMPLE_SLUG}"></tass-product-card>`);
const tsx = (code: string) => ({ language: 'tsx', code }) as const;

/** Code by name, the same in every language. */
export const samples = {
  paste: html(`${LOADER_SCRIPT}
<tass-finder partner="acme"></tass-finder>`),
  metas: html(`<meta name="tass:partner" content="acme">
<meta name="tass:theme" content="auto">
${LOADER_SCRIPT}
<tass-search></tass-search>
<tass-cart-badge></tass-cart-badge>
<tass-product-grid category="toners" limit="4"></tass-product-grid>`),
  fallback: html(`${LOADER_SCRIPT}
<tass-finder><a href="tel:+96522000000">Call us, we find it for you</a></tass-finder>`),
  closedRoot: html(`<script type="module" src="${LATEST}/finder.js"></script>
<printer-box style="display: block"></printer-box>
<script>
  customElements.define('printer-box', class extends HTMLElement {
    connectedCallback() {
      this.attachShadow({ mode: 'closed' }).append(document.createElement('tass-finder'));
    }
  });
</script>`),
  methods: html(`${LOADER_SCRIPT}
<button id="canon">For Canon</button>
<tass-finder loading="eager"></tass-finder>
<script type="module">
  await customElements.whenDefined('tass-finder');
  document.querySelector('#canon').addEventListener('click', () => document.querySelector('tass-finder').choose('canon'));
</script>`),
  checkout: html(`<meta name="tass:partner" content="acme">
${LOADER_SCRIPT}
<tass-checkout></tass-checkout>
<tass-order-dialog></tass-order-dialog>`),
  ownButton: html(`<button id="buy">Buy two</button>
<tass-cart-badge></tass-cart-badge>
<script type="module">
  import { cart } from '${LATEST}/tass.js';
  document.querySelector('#buy').addEventListener('click', async () => {
    const { count } = await cart.add('${EXAMPLE_SLUG}', 2);
    document.title = \`\${count} in the cart\`;
  });
</script>`),
  ownTexts: html(`<tass-cart></tass-cart>
<script type="module">
  import { texts } from '${LATEST}/tass.js';
  texts('en', { cart: { heading: 'Your basket' } });
  texts('ar', { cart: { heading: 'سلتك' } });
</script>`),
  dialog: html(`${LOADER_SCRIPT}
<button id="open">Find my ink</button>
<dialog id="ink">
  <form method="dialog"><button>Close</button></form>
  <tass-finder></tass-finder>
</dialog>
<script type="module">
  const dialog = document.querySelector('#ink');
  document.querySelector('#open').addEventListener('click', () => dialog.showModal());
</script>`),
  tokens: html(`${LOADER_SCRIPT}
<style>
  tass-finder { --tass-accent: #7a1f5c; --tass-on-accent: #fff; --tass-radius: 0; }
  tass-finder::part(heading) { text-transform: uppercase; }
</style>
<tass-finder></tass-finder>`),
  headless: html(`${LOADER_SCRIPT}
<tass-product-grid headless filter="top" limit="4"><ul id="list"></ul></tass-product-grid>
<script type="module">
  addEventListener('tass-data', ({ detail }) =>
    document.querySelector('#list').replaceChildren(...detail.products.map(({ title, price, href }) => {
      const item = document.createElement('li');
      item.append(Object.assign(document.createElement('a'), { href, textContent: \`\${title}: KWD \${price}\` }));
      return item;
    })));
</script>`),
  analytics: counting('ga4'),
  shopifyAnalytics: counting('shopify'),
  consent: html(`<meta name="tass:analytics" content="ga4 consent">
${LOADER_SCRIPT}
<tass-product-card slug="${EXAMPLE_SLUG}"></tass-product-card>
<button id="agree">I agree to be counted</button>
<script type="module">
  import { consent } from '${LATEST}/analytics.js';
  document.querySelector('#agree').addEventListener('click', () => consent(true));
</script>`),
  attribution: html(`<meta name="tass:partner" content="acme">
${LOADER_SCRIPT}
<tass-product-grid filter="top" limit="4"></tass-product-grid>
<a href="${__SHOP_URL__}/ink-toner-finder?ref=acme">All ink and toner</a>`),
  removal: html(`${LOADER_SCRIPT}
<tass-cart></tass-cart>
<button id="remove">Take it all away</button>
<script type="module">
  document.querySelector('#remove').addEventListener('click', () => {
    for (const element of document.querySelectorAll('*')) if (element.localName.startsWith('tass-')) element.remove();
    for (const kept of [localStorage, sessionStorage])
      for (const key of Object.keys(kept)) if (key.startsWith('tass-')) kept.removeItem(key);
  });
</script>`),
  install: { language: 'sh', code: `npm i tass-widgets@${VERSION}/tass-widgets.tgz` },
  react: tsx(`import { TassFinder } from 'tass-widgets/react';

export function Supplies() {
  return <TassFinder partner="acme" onTassFinderChange={({ detail }) => console.log(detail.model)} />;
}`),
  next: tsx(`'use client';
import { TassFinder } from 'tass-widgets/react';

export default function Page() {
  return <TassFinder partner="acme" brand="hp" />;
}`),
  server: tsx(`import { elementHtml } from 'tass-widgets/server';

/** The finder as HTML that its code hydrates. */
export const finder: Promise<string> = elementHtml('finder', { attributes: { brand: 'hp' }, lang: 'en' });`),
  router: tsx(`import 'tass-widgets/product-grid';

declare const router: { push(path: string): void };

addEventListener('tass-navigate', event => {
  const { pathname, origin } = new URL(event.detail.href);
  if (origin !== location.origin) return;
  event.preventDefault();
  router.push(pathname);
});`),
  wordpress: {
    language: 'php',
    code: `<?php
add_action('wp_head', function () {
    echo '<meta name="tass:partner" content="acme">';
    echo '${LOADER_SCRIPT}';
});
add_shortcode('tass_finder', fn() => '<tass-finder></tass-finder>');`,
  },
  shopify: html(`<!-- layout/theme.liquid, before </head> -->
<meta name="tass:partner" content="acme">
${LOADER_SCRIPT}
<!-- a section or a custom Liquid block -->
<tass-finder lang="en"></tass-finder>`),
  wix: html(`<!-- Settings, Custom code, Head, all pages -->
${LOADER_SCRIPT}
<!-- Add, Embed code, Custom element: tag name tass-finder -->
<tass-finder></tass-finder>`),
  policy: {
    language: 'http',
    code: `Content-Security-Policy: default-src 'self'; script-src 'self' ${new URL(__WIDGETS_URL__).origin}; style-src 'self'; img-src 'self' data: ${__SHOP_API__} ${__SHOP_URL__}; connect-src 'self' ${__SHOP_API__}; require-trusted-types-for 'script'; trusted-types 'none'`,
  },
  version: html(`<script type="module" src="${VERSION}/tass.js"></script>
<tass-finder></tass-finder>`),
} as const satisfies Record<string, Sample>;

export type SampleName = keyof typeof samples;
