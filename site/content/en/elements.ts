import type { ElementsContent } from '../types';

export const elements: ElementsContent = {
  of: tag => ({
    title: `${tag}: attributes, events, parts | TASS`,
    description: `What ${tag} takes, fires and keeps on your page, seen live, with the two lines to paste.`,
    keywords: `${tag}, custom element, web component, TASS widgets`,
    heading: tag,
  }),
  live: 'Live',
  unseen: 'This element shows nothing until something happens: each page of this shop holds one.',
  paste: 'Paste this',
  copy: 'Copy',
  copied: 'Copied',
  attributes: 'Attributes and properties',
  common: 'Every element also takes',
  events: 'Events',
  slots: 'Slots',
  parts: 'Parts for your styles',
  tokens: 'Style properties',
  storage: 'What it keeps in the browser',
  failure: 'When something fails',
  others: 'All elements',
};
