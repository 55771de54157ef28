import type { Page } from 'playwright/test';
import { REQUEST } from '../../widgets/api/limits';

/** Lets the pauses before another try pass at once; how long they are is held by `unit/api/client.test.ts`. */
export async function skipPauses(page: Page): Promise<void> {
  await page.addInitScript(
    pauses => {
      const later = window.setTimeout.bind(window);
      const sooner = (run: TimerHandler, time?: number, ...rest: unknown[]) =>
        later(run, pauses.includes(time ?? 0) ? 0 : time, ...rest);
      Object.assign(window, { setTimeout: sooner });
    },
    REQUEST.retries as readonly number[],
  );
}
