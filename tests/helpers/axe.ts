import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

interface Rules {
  /** Rules that are left out: those of whole pages, where a part is shown. */
  readonly without?: string[];
  /** The only rules that are asked. */
  readonly only?: string[];
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

/** What axe finds on a page: each rule with its places. */
export async function axeFaults(page: Page, { without = [], only }: Rules = {}): Promise<string[]> {
  await layOutAll(page);
  const axe = new AxeBuilder({ page })
    // No page has a frame of another origin, for which axe opens a page of its own each time.
    .setLegacyMode()
    // Nobody reads what is sound.
    .options({ resultTypes: ['violations'], ...(only && { runOnly: { type: 'rule', values: only } }) })
    .disableRules(without);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
