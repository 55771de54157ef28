import { readFileSync } from 'node:fs';
import { shopUrl, version, widgetsUrl } from '../constants.mjs';
import { reference } from './reference.mjs';

const eventLines = notes =>
  Object.entries(notes)
    .map(([event, { when, detail }]) => `- \`${event}\` \`${detail}\`: ${when}`)
    .join('\n');

/** Style properties that the elements read, with their defaults. */
const tokenLines = () =>
  [...readFileSync('widgets/styles/tokens.css', 'utf8').matchAll(/var\((--tass-[\w-]+), (.+)\);/g)]
    .map(([, name, usual]) => `- \`${name}\`: \`${usual}\``)
    .join('\n');

/** What a language model is told of the elements: how to place them, and the whole reference. */
export const llmsText = (records, common, notes) => `# TASS elements

> Custom elements of a Kuwaiti shop for printer ink and toner: a finder by printer, product grids, cart and checkout.
> They work on any page, in English and Arabic, without a framework.

## Use

\`\`\`html
<script type="module" src="${widgetsUrl}/latest/tass.js"></script>
<tass-finder partner="YOUR-ID"><a href="tel:+96522000000">Call us</a></tass-finder>
\`\`\`

What stands inside an element is shown until its code has come, and when it cannot come. Every failure shows words and
fires \`tass-error\`. The cart lives in the visitor's own storage; no cookie is set, and only the API is asked.

Files of a version never change: \`${widgetsUrl}/${version}/tass.js\`. With a bundler:
\`npm i tass-widgets@${widgetsUrl}/${version}/tass-widgets.tgz\`, then \`import 'tass-widgets/finder'\`;
\`tass-widgets/react\` has components, \`tass-widgets/server\` draws elements as HTML.

## Examples

A button of the page's own adds a product:

\`\`\`html
<button id="buy">Buy</button>
<script type="module">
  import { cart } from '${widgetsUrl}/latest/tass.js';
  document.querySelector('#buy').onclick = () => cart.add('hp-26a-cf226a-toner-cartridge-black', 2);
</script>
\`\`\`

\`cart\` also has \`get()\`, \`set(slug, quantity)\`, \`remove(slug)\`, \`subscribe(listener)\` and \`link()\`, the address that takes the
cart to the shop. A cart is \`{ items, count, subtotal }\`, amounts in whole fils (1000 to the dinar). What is refused rejects
with a \`TassError\` (\`call\`, \`status\`, \`message\`). In the package: \`tass-widgets/calls\`.

Other words, other colours:

\`\`\`html
<style>tass-finder { --tass-accent: #7a1f5c; --tass-on-accent: #fff; }</style>
<script type="module">
  import { texts } from '${widgetsUrl}/latest/tass.js';
  texts('en', { cart: { heading: 'Your basket' } });
</script>
\`\`\`

Names of all sentences stand on each element's page, \`${shopUrl}/b2b/elements/finder\` for \`tass-finder\`.

Data in the page's own markup; \`tass-finder headless\` adds \`brands\`, \`models\` and \`choose(brand, model)\`:

\`\`\`html
<tass-product-grid headless category="toners" limit="5"><ul id="list"></ul></tass-product-grid>
<script type="module">
  addEventListener('tass-data', ({ detail: { products } }) =>
    document.querySelector('#list').replaceChildren(...products.map(({ title, price }) =>
      Object.assign(document.createElement('li'), { textContent: \`\${title}: KWD \${price}\` }))));
</script>
\`\`\`

One \`<meta name="tass:partner" content="YOUR-ID">\` serves all elements of a page; so do \`tass:theme\`,
\`tass:whatsapp\`, \`tass:api\` and \`tass:shop\`. In a closed shadow root an element is loaded by its own file, such as \`${widgetsUrl}/latest/finder.js\`.

A page's own router follows the links:

\`\`\`js
addEventListener('tass-navigate', event => {
  event.preventDefault();
  location.assign(event.detail.href);
});
\`\`\`

## Analytics

Off by default. \`analytics.js\` beside \`tass.js\` pushes to \`dataLayer\` what \`<meta name="tass:analytics" content="ga4">\`
asks for: \`ga4\` (view_item_list, select_item, view_item, search, add_to_cart, remove_from_cart, begin_checkout, purchase
with \`partner\`), \`shopify\` (collection_viewed, product_viewed, search_submitted, product_added_to_cart,
product_removed_from_cart, checkout_started, checkout_completed); with the word \`consent\` only after its export
\`consent(true)\` was called.

## Reference

${reference(records, common)}

## Events

${eventLines(notes)}

## Style properties

${tokenLines()}
- \`--tass-font\`: the page's own font

\`${shopUrl}/b2b/elements/NAME\` (without \`tass-\`) shows each element live with its whole reference, and
\`${shopUrl}/b2b/guides/tasks\` ten tasks in ten lines each.
`;
