import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { installOnDemand } from '../../demo/run/on-demand.mjs';
import { launchOptions } from '../helpers/chromium';
import type { Row } from './row';

const FOLDER = '.build/lighthouse';
const PACKAGE = 'lighthouse@12';
/** Where the browser listens for it. */
const PORT = 9333;

/** Score in per cent that each category is to reach. */
const GOALS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

interface Category {
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

interface Report {
  readonly categories: Readonly<Record<keyof typeof GOALS, Category>>;
  readonly audits: Readonly<Record<string, { readonly score: number | null }>>;
}

type Lighthouse = (
  address: string,
  flags: { port: number; onlyCategories: string[]; logLevel: 'error' },
) => Promise<{ lhr: Report } | undefined>;

/** Lighthouse 12 as it comes, on its slow phone: the four scores of each page, and which audits lost points. */
export async function benchLighthouse(pages: Readonly<Record<string, string>>, site: string): Promise<Row[]> {
  if (!(await installOnDemand(FOLDER, PACKAGE)))
    throw new Error('Lighthouse could not be installed; npm says why above.');
  const entry = pathToFileURL(resolve(FOLDER, 'node_modules/lighthouse/core/index.js')).href;
  const { default: lighthouse } = (await import(entry)) as { default: Lighthouse };
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, `--remote-debugging-port=${PORT}`],
  });
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const result = await lighthouse(site + path, {
      port: PORT,
      onlyCategories: Object.keys(GOALS),
      logLevel: 'error',
    });
    if (result) rows.push(...rowsOf(name, result.lhr));
  }
  await browser.close();
  return rows;
}

function rowsOf(page: string, { categories, audits }: Report): Row[] {
  return Object.entries(GOALS).map(([category, goal]) => {
    const { score, auditRefs } = categories[category as keyof typeof GOALS];
    const lost = auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id);
    return {
      name: `${page}: Lighthouse ${category}`,
      value: Math.round((score ?? 0) * 100),
      unit: 'of 100',
      note: [`goal ${goal}`, ...lost].join('; '),
    };
  });
}
