import { createHash } from 'node:crypto';
import { DIRECTIONS, pathPrefix } from '../../../widgets/locale/languages';
import { escapeText } from '../../../widgets/server/escape';
import { DEFERRED_MODULES } from '../../app/hydration/deferred-modules';
import { UNSTARTED } from '../../app/hydration/hydrated';
import { FULL_STYLESHEET } from '../../app/loading/full-stylesheet';
import { PAGE_RESPONSES } from '../../app/loading/page-responses';
import { PRERENDERED_PATH } from '../../app/prerendered-path';
import { pathIn } from '../../common/address';
import { scriptJson } from '../../common/script-json';
import type { Head } from '../../common/types';
import { facts, whatsAppDigits } from '../../content/facts';
import { headTags, PAGE_TAG } from '../../head/head';
import { OPEN_SEARCH } from '../static-files/open-search';
import type { PageStyles } from '../styles/page-styles';
import { type Drawings, placeFirstPictures } from './first-pictures';
import { SPECULATION_RULES } from './speculation-rules';

/** What every document of one build has in common. */
export interface DocumentShell {
  readonly api: string;
  readonly shop: string;
  /** Rules for the language's fonts. */
  readonly fontRules: string;
  /** Address of the site's full style sheet. */
  readonly stylesheet: string;
  /** Runs before anything is drawn (`inline-script.ts`). */
  readonly inlineScript: string;
  /** What is said to those whose browser runs no scripts. */
  readonly needsScript: string;
  /** What is said where the page's scripts can't be had, and the name of the link that loads it anew. */
  readonly unstarted: { readonly text: string; readonly reload: string };
  /** Address of the script that every page loads. */
  readonly script: string;
  /** The site's drawings that may stand in a page itself. */
  readonly drawings: Drawings;
  /** Content policy without the hashes of inline texts. */
  readonly policy: Policy;
}

/** Content policy: directive to sources. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** One finished page. */
export interface Page {
  readonly head: Head;
  /** Value of the root's attribute that says which path the page was made for. */
  readonly prerenderedPath: string;
  /** Markup of the site's root. */
  readonly body: string;
  /** Addresses of the pictures in it that are to be fetched first. */
  readonly firstPictures: readonly string[];
  /** What hydration needs to know: answers by their key. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Structured data about the page. */
  readonly jsonLd: readonly object[];
  /** Addresses of the scripts that this page needs besides the entry. */
  readonly modules: readonly string[];
  /** Addresses of the scripts that it needs when it is first used; undefined where it waits for none. */
  readonly atFirstUse: readonly string[] | undefined;
  readonly styles: PageStyles;
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const hashes = new Map<string, string>();

/** The hash of an inline text for the content policy; texts that many pages share are hashed once. */
function hashOf(text: string): string {
  const known = hashes.get(text) ?? hash(text);
  hashes.set(text, known);
  return known;
}

/** A page as an HTML document. */
export function htmlDocument(shell: DocumentShell, page: Page): string {
  const { head, styles } = page;
  // Inside a shadow root browsers find pictures only when they lay it out.
  const { html: body, preloads } = placeFirstPictures(page.body, page.firstPictures, shell.drawings);
  const data = {
    type: 'application/json',
    id: PAGE_RESPONSES,
    ...(page.atFirstUse && { [DEFERRED_MODULES]: page.atFirstUse.join(' ') }),
  };
  // What a file shows by itself is seen first: its scripts leave the line to that and its pictures.
  const urgency = page.atFirstUse ? ' fetchpriority="low"' : '';
  const modules = page.modules.map(file => `<link rel="modulepreload" href="${file}"${urgency}>`);
  const inlineStyles = [styles.shared, shell.fontRules + styles.own];
  const dir = DIRECTIONS[head.lang];
  const policy = {
    ...shell.policy,
    'script-src': [
      ...(shell.policy['script-src'] ?? []),
      ...[shell.inlineScript, SPECULATION_RULES].map(hashOf),
    ],
    'style-src': [...(shell.policy['style-src'] ?? []), ...inlineStyles.map(hashOf)],
  };
  return [
    `<!doctype html><html lang="${head.lang}" dir="${dir}" data-theme="auto"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    meta('http-equiv', 'Content-Security-Policy', policyText(policy)),
    // Ahead of the styles: the largest picture need not wait until a slow line has brought them and a slow processor read them.
    ...preloads.map(
      address => `<link rel="preload" as="image" href="${escapeText(address)}" fetchpriority="high">`,
    ),
    `<title>${escapeText(head.title)}</title>`,
    meta('name', 'tass:api', shell.api),
    meta('name', 'tass:shop', shell.shop),
    meta('name', 'tass:whatsapp', whatsAppDigits),
    meta('name', 'tass:theme', 'auto'),
    '<meta name="color-scheme" content="light dark">',
    ...inlineStyles.map(css => `<style>${css}</style>`),
    `<script type="application/json" id="tass-styles">${scriptJson(styles.roots)}</script>`,
    `<script>${shell.inlineScript}</script>`,
    `<noscript><link rel="stylesheet" href="${shell.stylesheet}"></noscript>`,
    `<script type="module" src="${shell.script}"${urgency}></script>`,
    ...(page.atFirstUse ? [] : modules),
    ...headTags(head).map(
      ([tag, key, attribute, value]) =>
        `<${tag}${attributes({ ...key, [attribute]: value })} ${PAGE_TAG}="">`,
    ),
    '<link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="search" type="application/opensearchdescription+xml" title="${escapeText(facts.name[head.lang])}" href="${pathIn(head.lang, OPEN_SEARCH)}">`,
    `<link rel="manifest" href="${pathPrefix(head.lang)}/manifest.webmanifest">`,
    '</head><body>',
    `<div id="site"${attributes({ [PRERENDERED_PATH]: page.prerenderedPath })}>${body}</div>`,
    `<noscript><p class="needs-script">${escapeText(shell.needsScript)}</p></noscript>`,
    startNotice(shell.unstarted),
    `<script${attributes(data)}>${scriptJson(inOrder(page.data))}</script>`,
    `<script type="speculationrules">${SPECULATION_RULES}</script>`,
    ...page.jsonLd.map(item => `<script type="application/ld+json">${scriptJson(item)}</script>`),
    ...(page.atFirstUse ? modules : []),
    // Rules of other pages, behind the scripts, which need them last: applied by `site/app/loading/full-stylesheet.ts`.
    `<link rel="stylesheet" href="${shell.stylesheet}" media="not all" id="${FULL_STYLESHEET}">`,
    '</body></html>\n',
  ].join('');
}

/** Looks as the notice of a newer version does, whose rules every page has. */
const startNotice = ({ text, reload }: DocumentShell['unstarted']) =>
  `<div class="update-notice" role="status" id="${UNSTARTED}"><p>${escapeText(text)}</p>` +
  `<a class="button button-primary" href="">${escapeText(reload)}</a></div>`;

/** Answers come in an order of chance; a page that says what it said before is to be the same file. */
const inOrder = (data: Page['data']) =>
  Object.fromEntries(Object.entries(data).sort(([one], [other]) => (one < other ? -1 : 1)));

const attributes = (of: Readonly<Record<string, string>>) =>
  Object.entries(of)
    .map(([name, value]) => ` ${name}="${escapeText(value)}"`)
    .join('');

const meta = (kind: 'name' | 'http-equiv', name: string, content: string) =>
  `<meta${attributes({ [kind]: name, content })}>`;

const policyText = (policy: Policy) =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
