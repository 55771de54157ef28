import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

interface Rules {
  /** Rules that are left out: those of whole pages, where a part is shown. */
  readonly without?: string[];
  /** The only rules that are asked. */
  readonly only?: string[];
}

/** What axe finds on a page: each rule with its places. */
export async function axeFaults(page: Page, { without = [], only }: Rules = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // No page has a frame of another origin, for which axe opens a page of its own each time.
    .setLegacyMode()
    // Nobody reads what is sound.
    .options({ resultTypes: ['violations'], ...(only && { runOnly: { type: 'rule', values: only } }) })
    .disableRules(without);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
