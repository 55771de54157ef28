import { expect, type Page, test } from 'playwright/test';
import { openElements } from '../../helpers/element-page';

// Specification, sections 4, 5 and 9. The newsletter, which calls nobody, makes the toasts.

const TEXT = 'Subscribed successfully!';

async function open(page: Page): Promise<void> {
  // Nothing is measured while it still arrives.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await openElements(page, '<tass-newsletter></tass-newsletter><tass-toaster></tass-toaster>');
  await page.getByLabel('Email address').waitFor();
  // Without a use of the page its code comes three seconds later.
  await page.mouse.move(5, 5);
  // Once time stands still, its code would wait for a frame that never comes.
  await page.locator('tass-toaster:defined').waitFor({ state: 'attached' });
  // From here on time passes only as a test lets it, however slow the machine.
  await page.clock.pauseAt(Date.now() + 60_000);
}

async function subscribe(page: Page): Promise<void> {
  await page.getByLabel('Email address').fill('maha@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByLabel('Email address')).toHaveValue('');
  await page.clock.runFor(100);
}

const toasts = (page: Page) => page.getByText(TEXT);

test('a toast goes after a while, but not from under a pointer or the focus', async ({ page }) => {
  await open(page);
  await test.step('it is 356 px wide, stands bottom right for the newsletter, and goes after 4 seconds', async () => {
    await subscribe(page);
    await expect(toasts(page)).toBeVisible();
    const box = await page.locator('[part=toast]').boundingBox();
    expect(box?.width).toBe(356);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan((page.viewportSize()?.width ?? 0) - 40);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan((page.viewportSize()?.height ?? 0) - 40);
    await page.clock.runFor(3700);
    await expect(toasts(page)).toBeVisible();
    await page.clock.runFor(500);
    await expect(toasts(page)).toHaveCount(0);
  });
  for (const [what, hold, leave] of [
    ['under the pointer', () => toasts(page).hover(), () => page.mouse.move(5, 5)],
    [
      'with the focus',
      () => page.getByRole('button', { name: 'Close' }).focus(),
      () => page.evaluate(() => (document.activeElement as HTMLElement).blur()),
    ],
  ] as const)
    await test.step(`${what} it stays`, async () => {
      await subscribe(page);
      await hold();
      await page.clock.runFor(8000);
      await expect(toasts(page)).toBeVisible();
      await leave();
      await page.clock.runFor(5000);
      await expect(toasts(page)).toHaveCount(0);
    });
  await test.step('at most 3 are visible, 14 px apart', async () => {
    for (let index = 0; index < 5; index++) await subscribe(page);
    await expect(toasts(page)).toHaveCount(3);
    // They rise as they come: the gap is told once they stand.
    const gap = async () => {
      const [first, second] = await Promise.all(
        [0, 1].map(at => page.locator('[part=toast]').nth(at).boundingBox()),
      );
      return (second?.y ?? 0) - (first?.y ?? 0) - (first?.height ?? 0);
    };
    await expect.poll(gap).toBe(14);
  });
});

/** Draws a toast sideways by so many px within so many ms. */
const swipe = (page: Page, by: number, within: number): Promise<void> =>
  page.locator('[part=toast]').evaluate(
    (toast, [way, time]) => {
      const dispatch = (type: string, clientX: number, timeStamp: number) =>
        toast.dispatchEvent(
          Object.defineProperty(
            new PointerEvent(type, { bubbles: true, composed: true, clientX }),
            'timeStamp',
            {
              value: timeStamp,
            },
          ),
        );
      dispatch('pointerdown', 100, 1000);
      dispatch('pointerup', 100 + way, 1000 + time);
    },
    [by, within] as const,
  );

test('a toast goes when it is drawn far or quickly enough, and by its close button', async ({ page }) => {
  await open(page);
  for (const [by, within, goes] of [
    [45, 2000, true],
    [30, 100, true],
    [40, 2000, false],
  ] as const)
    await test.step(`drawn ${by} px in ${within} ms it ${goes ? 'goes' : 'stays'}`, async () => {
      await subscribe(page);
      await expect(toasts(page)).toBeVisible();
      await swipe(page, by, within);
      await page.clock.runFor(1000);
      if (goes) await expect(toasts(page)).toHaveCount(0);
      else await expect(toasts(page)).toBeVisible();
    });
  await test.step('the close button', async () => {
    await page.getByRole('button', { name: 'Close' }).click();
    await page.clock.runFor(1000);
    await expect(toasts(page)).toHaveCount(0);
  });
});
