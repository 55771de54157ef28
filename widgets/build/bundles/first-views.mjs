import { pathToFileURL } from 'node:url';
import { moduleFile } from '../records.mjs';

const PIECE = /<(\/?)([\w-]+)((?:\s[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const decode = text => text.replace(/&([#\w]+);/g, (whole, entity) => ENTITIES[entity] ?? whole);

/** What a component drew on a server, as data (`Tree` in `widgets/shell/first-view.ts`). */
export function treeOf(html) {
  const root = ['', {}, []];
  const open = [root];
  let read = 0;
  for (const [piece, closes, tag, attributes, closed, text] of html.matchAll(PIECE)) {
    read += piece.length;
    if (closes) open.pop();
    else if (text) open.at(-1)[2].push(decode(text));
    else {
      const given = [...attributes.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, decode(value)]);
      const node = [tag, Object.fromEntries(given), []];
      open.at(-1)[2].push(node);
      if (!closed) open.push(node);
    }
  }
  const [tree, ...others] = root[2];
  if (read !== html.length || open.length !== 1 || others.length > 0)
    throw new Error(`This is no drawing of one component: ${html}`);
  return tree;
}

/** What an element without attributes draws first, in each language. */
export async function firstViews(record) {
  const { contentHtml } = await import(pathToFileURL(moduleFile('widgets/server/shadow-html.js')).href);
  const { DIRECTIONS } = await import(pathToFileURL(moduleFile('widgets/locale/languages.js')).href);
  const view = lang => treeOf(contentHtml(record, { settings: { lang } }));
  return Object.fromEntries(Object.keys(DIRECTIONS).map(lang => [lang, view(lang)]));
}
