import { states } from './states.mjs';

// Pages that show one element in one state: the widgets as partners load them, a host that answers by state, and storage
// that ends with the page, so that no state reaches another page of this origin.

const escaped = text =>
  String(text).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const inScript = value => JSON.stringify(value).replaceAll('<', '\\u003c');

const STYLE = `body{margin:0;padding:16px;font:16px/1.5 system-ui,sans-serif;color:#111;background:#fff}
[data-theme=dark]{color:#eee;background:#111}a{color:inherit}main{max-width:1200px;margin:auto}
th,td{padding:4px 12px 4px 0;text-align:start;vertical-align:top}a{display:inline-block;min-height:24px}`;

const document = ({ title, lang, theme, head = '', body }) =>
  `<!doctype html><html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title><meta name="robots" content="noindex"><link rel="icon" href="data:,"><style>${STYLE}</style>${head}</head><body data-theme="${theme}">${body}</body></html>`;

/** Storage of this page alone, filled as the state says; then what bundles of a page share, before one makes it. */
const setUp = ({ stored = {}, singleton }) => `
const kept = new Map(Object.entries(${inScript(stored)}).map(([key, value]) => [key, JSON.stringify(value)]));
Object.defineProperty(window, 'localStorage', { value: {
  getItem: key => kept.get(key) ?? null,
  setItem: (key, value) => kept.set(key, String(value)),
  removeItem: key => kept.delete(key),
} });
${
  singleton
    ? `const [name, store, state] = ${inScript(singleton)};
const shared = Object.getOwnPropertySymbols;
const wait = setInterval(() => {
  const symbol = shared(window).find(({ description }) => description?.startsWith('tass.' + name + '.'));
  if (!symbol) return;
  clearInterval(wait);
  window[symbol][store].setState(state);
}, 20);`
    : ''
}`;

/** The page of one state; undefined where there is no such state. */
export function statePage(name, stateName, { lang, theme, origin }) {
  const state = states[name]?.[stateName];
  if (!state) return undefined;
  const attributes = Object.entries(state.attributes ?? {}).map(
    ([key, value]) => ` ${key}="${escaped(value)}"`,
  );
  const head = `<meta name="tass:theme" content="${theme}"><meta name="tass:api" content="${origin}/states/host/${state.host}">
    ${state.onShop ? `<meta name="tass:shop" content="${origin}">` : ''}
    <script>${setUp(state)}</script><script type="module" src="/widgets/latest/tass.js"></script>
    ${state.steps ? `<script type="module">${takeSteps(name, state.steps)}</script>` : ''}`;
  const body = `<main><tass-${name}${attributes.join('')}></tass-${name}></main>`;
  return document({ title: `${name}: ${stateName}`, lang, theme, head, body });
}

/** What the page does in its element, each step once its target is there. */
const takeSteps = (name, steps) => `
const take = (selector, act) => new Promise(resolve => {
  const wait = setInterval(() => {
    const target = document.querySelector('tass-${name}').shadowRoot?.querySelector(selector);
    if (!target) return;
    clearInterval(wait);
    act(target);
    resolve();
  }, 20);
});
const acts = {
  press: target => target.click(),
  leave: target => target.dispatchEvent(new FocusEvent('focusout', { bubbles: true })),
  fill(target, text) {
    target.value = text;
    for (const type of ['input', 'change']) target.dispatchEvent(new Event(type, { bubbles: true }));
  },
};
for (const [act, selector, text] of ${inScript(steps)})
  await take(selector, target => acts[act](target, text));`;

const LOOKS = [
  ['English', ''],
  ['العربية', '?lang=ar'],
  ['dark', '?theme=dark'],
  ['العربية, dark', '?lang=ar&theme=dark'],
];

/** The list of all states. */
export function statesIndex() {
  const rows = Object.entries(states).flatMap(([name, of]) =>
    Object.keys(of).map(
      state =>
        `<tr><th scope="row">${name}</th><td>${state}</td><td>${LOOKS.map(([look, query]) => `<a href="/states/${name}/${state}${query}">${look}</a>`).join(' ')}</td></tr>`,
    ),
  );
  const body = `<main><h1>Elements and their states</h1><table><thead><tr><th scope="col">Element</th><th scope="col">State</th><th scope="col">Open</th></tr></thead><tbody>${rows.join('')}</tbody></table></main>`;
  return document({ title: 'Elements and their states', lang: 'en', theme: 'light', body });
}
