import { reference } from './reference.mjs';

const eventLines = notes =>
  Object.entries(notes)
    .map(([event, { when, detail }]) => `- \`${event}\` \`${detail}\`: ${when}`)
    .join('\n');

/** What a language model is told of the elements: how to place them, and the whole reference. */
export const llmsText = (records, common, notes, widgets) => `# TASS elements

> Custom elements of a Kuwaiti shop for printer ink and toner: a finder by printer, product grids, cart and checkout.
> They work on any page, in English and Arabic, without a framework.

## Use

\`\`\`html
<script type="module" src="${widgets}"></script>
<tass-finder partner="YOUR-ID"><a href="tel:+96522000000">Call us</a></tass-finder>
\`\`\`

What stands inside an element is shown until its code has come, and when it cannot come. Every failure shows words and
fires \`tass-error\`. The cart lives in the visitor's own storage; no cookie is set, and only the API is asked.

## Reference

${reference(records, common)}

## Events

${eventLines(notes)}

On the shop, \`/b2b/elements/NAME\` (without \`tass-\`) shows each element live with its whole reference.
`;
