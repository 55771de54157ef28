import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';

/** Minified: every page reads it anew. */
const AXE = readFileSync(resolve(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8');

/** Words and sides are of the language, colours of the theme (`tests/contracts/styles.test.ts`): two looks show all of both. */
export const LOOKS = [
  { lang: 'en', theme: 'light' },
  { lang: 'ar', theme: 'dark' },
] as const;

interface Rules {
  /** Rules that are left out: those of whole pages, where a part is shown. */
  readonly without?: string[];
  /** The only rules that are asked. */
  readonly only?: string[];
}

declare global {
  interface Window {
    axe: { run(options: RunOptions): Promise<AxeResults> };
  }
}

/** Lays out what waits until it comes near the window, which axe passes over, and stops colours on their way to others. */
const layOutAll = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; transition: none !important }');
    const addTo = (root: Document | ShadowRoot) => {
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
      for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) addTo(shadowRoot);
    };
    addTo(document);
  });

/**
 * Takes away what axe would say the same of: of neighbours alike in everything but their words and addresses the third and all after it.
 * A list of hundreds takes axe many seconds. The page can't be used any more.
 */
export const removeRepeats = (page: Page) =>
  page.evaluate(() => {
    const KEPT = 2;
    /** Attributes whose values are words, addresses and names. */
    const WORDS =
      /^(id|for|name|value|href|src|srcset|sizes|alt|title|label|d|transform|lang|hreflang|aria-(label|labelledby|describedby|controls|owns|details))$/;
    const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;
    const attribute = ({ name, value }: Attr) =>
      WORDS.test(name) ? `${name}${value === ''}` : `${name}=${value.replaceAll(/[\d.]+/g, '0')}`;
    const textShape = (node: Node) => (node.textContent?.trim() ? 'words' : '');
    const shapeOf = (element: Element): string => {
      const { localName, attributes, childNodes, shadowRoot } = element;
      const within = [...childNodes, ...(shadowRoot?.childNodes ?? [])];
      const shapes = within.map(node => (isElement(node) ? shapeOf(node) : textShape(node)));
      return `<${[localName, ...[...attributes].map(attribute)].join(' ')}>${shapes.join('')}</>`;
    };
    const thin = (parent: ParentNode) => {
      const seen = new Map<string, number>();
      for (const element of [...parent.children]) {
        const shape = shapeOf(element);
        const alike = (seen.get(shape) ?? 0) + 1;
        seen.set(shape, alike);
        if (alike > KEPT) {
          element.remove();
          continue;
        }
        thin(element);
        if (element.shadowRoot) thin(element.shadowRoot);
      }
    };
    thin(document.body);
  });

/** What axe finds on a page: each rule with its places. */
export async function axeFaults(page: Page, { without = [], only }: Rules = {}): Promise<string[]> {
  await layOutAll(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const options = {
    // Nobody reads what is sound.
    resultTypes: ['violations'],
    rules: Object.fromEntries(without.map(rule => [rule, { enabled: false }])),
    ...(only && { runOnly: { type: 'rule', values: only } }),
  } satisfies RunOptions;
  return page.evaluate(async asked => {
    const { violations } = await window.axe.run(asked);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, options);
}
