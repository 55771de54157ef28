import type { Page } from 'playwright/test';

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
