import { type Page, test } from 'playwright/test';

/** What a page holds on to. */
export interface PageMemory {
  /** Bytes of its heap. */
  readonly used: number;
  readonly listeners: number;
  readonly nodes: number;
  readonly documents: number;
}

/** Answers how to read what a page holds on to, after its garbage is collected. */
export async function pageMemory(page: Page): Promise<() => Promise<PageMemory>> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  return async () => {
    await client.send('HeapProfiler.collectGarbage');
    const { metrics } = await client.send('Performance.getMetrics');
    const of = (name: string) => metrics.find(metric => metric.name === name)?.value ?? Number.NaN;
    return {
      used: of('JSHeapUsedSize'),
      listeners: of('JSEventListeners'),
      nodes: of('Nodes'),
      documents: of('Documents'),
    };
  };
}

const MB = 2 ** 20;

/** Says for the tables of `npm run soak` and `npm run bench` what the running test measured. */
export function noteFigures(before: PageMemory, after: PageMemory): void {
  const range = (of: keyof PageMemory, unit = 1, digits = 0) =>
    `${(before[of] / unit).toFixed(digits)} → ${(after[of] / unit).toFixed(digits)}`;
  const description = `heap ${range('used', MB, 1)} MB, listeners ${range('listeners')}, nodes ${range('nodes')}, documents ${range('documents')}`;
  test.info().annotations.push({ type: 'figures', description });
}
