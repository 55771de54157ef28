import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { answer, answerCalls, fired, openElements, record } from '../../helpers/element-page';
import { linksPrinted } from '../../helpers/pdf';
import { product } from '../../helpers/products';

// Contract, sections 3 and 4.

/** Codes CF100 to CF9999 are products of those numbers, OUT8 is out of stock; NAME7 stands for three. */
function productsOf(code: string) {
  const [, number] = /^cf(\d{3,4})$/.exec(code.toLowerCase()) ?? [];
  if (number) return [product(Number(number))];
  if (code.toLowerCase() === 'out8') return [product(8, { code: 'OUT8', in_stock: false })];
  if (code.toLowerCase() === 'name7')
    return ['cyan', 'magenta', 'yellow'].map((color, at) =>
      product(701 + at, { title: `NAME7 ${color}`, color }),
    );
  return [];
}

/** Opens the element on a partner's page; gives the requests that were made. */
async function open(page: Page, attributes = '', takesCodes = true): Promise<string[]> {
  const requests: string[] = [];
  await answerCalls(page, {
    products: (route, query) => {
      const codes = query.get('codes')?.split(',');
      requests.push(codes ? `codes ${codes.length}` : `q ${query.get('q')}`);
      if (codes && takesCodes) {
        const found = codes.map(code => ({
          code,
          products: /^toner-\d+$/.test(code) ? [product(Number(code.slice(6)))] : productsOf(code),
        }));
        const items = found.flatMap(({ products }) => products);
        return answer(route, {
          items,
          matches: found.map(({ code, products }) => ({ code, slugs: products.map(({ slug }) => slug) })),
        });
      }
      const items = productsOf(query.get('q') ?? '');
      return answer(route, { items, total: items.length });
    },
  });
  await openElements(page, `<tass-quick-order ${attributes}></tass-quick-order>`);
  await expect(page.getByLabel('Paste your list')).toBeVisible();
  return requests;
}

async function paste(page: Page, list: string): Promise<void> {
  await page.getByLabel('Paste your list').fill(list);
  await page.getByRole('button', { name: 'Check list' }).click();
}

const row = (page: Page, line: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: line, exact: true }) });
const rows = (page: Page) => page.locator('tr[data-state]');

test('what is understood of a list is said line by line', async ({ page }) => {
  await open(page);
  await test.step('each line is shown with what was understood, asked or not found', async () => {
    await paste(page, 'Dear Sir,\ncf101 x 3\nNAME7 - 2 pcs\nwhiteboard markers x 12');
    await expect(row(page, 'cf101 x 3').getByRole('link', { name: 'Toner 101' })).toHaveAttribute(
      'href',
      /\/product\/toner-101$/,
    );
    await expect(row(page, 'cf101 x 3').getByRole('textbox')).toHaveValue('3');
    await expect(row(page, 'cf101 x 3')).toContainText('55.500');
    await expect(row(page, 'NAME7 - 2 pcs')).toContainText('Which one do you mean?');
    await expect(row(page, 'whiteboard markers x 12')).toContainText('Not found');
    await expect(rows(page)).toHaveCount(3);
    await expect(page.getByText('1 of 3 lines ready')).toBeVisible();
    await page.getByText('Lines without goods, left out: 1').click();
    await expect(page.getByText('Dear Sir,', { exact: true })).toBeVisible();
  });
  await test.step('on paper stand the lines and what is asked of them, nothing else to fill in or press', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(row(page, 'cf101 x 3').getByRole('textbox')).toHaveValue('3');
    await expect(page.getByRole('button')).toHaveText([/NAME7 cyan/, /NAME7 magenta/, /NAME7 yellow/]);
    for (const label of ['Paste your list', 'Name of this list'])
      await expect(page.getByLabel(label)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });
  await test.step('what is out of stock is no ready line, and neither is it summed', async () => {
    await paste(page, 'CF101 x 2\nOUT8 x 3\nCF103 x 1');
    await expect(page.getByText('2 of 3 lines ready')).toBeVisible();
    await expect(page.getByText('1 out of stock')).toBeVisible();
    await expect(page.getByText('Total of the ready lines')).toContainText('55.500');
    // A quantity that is missing is no product that was not found.
    await row(page, 'CF103 x 1').getByRole('textbox').fill('');
    await expect(page.getByText('1 of 3 lines ready')).toBeVisible();
    await expect(page.getByText('not found')).toHaveCount(0);
  });
  await test.step('more pieces than the shop takes are said, not cut silently', async () => {
    await paste(page, 'CF101 x 1500');
    await expect(row(page, 'CF101 x 1500')).toContainText('More than 999 pieces');
    await expect(row(page, 'CF101 x 1500').getByRole('textbox')).toHaveValue('999');
  });
  await test.step('codes in any case and inches in quotation marks are understood or named, none is lost', async () => {
    await paste(page, 'Cf101 x 2\n“CF102” x 3\n"CF103" 4 pcs\nlabel tape 1/2" x 5');
    await expect(rows(page)).toHaveCount(4);
    await expect(row(page, 'Cf101 x 2').getByRole('textbox')).toHaveValue('2');
    await expect(row(page, '“CF102” x 3').getByRole('link', { name: 'Toner 102' })).toBeVisible();
    await expect(row(page, '"CF103" 4 pcs').getByRole('textbox')).toHaveValue('4');
    await expect(row(page, 'label tape 1/2" x 5')).toContainText('Not found');
  });
  await test.step('lines that are open are saved as a file that names each with its problem', async () => {
    await paste(page, 'CF101 x 3\nNAME7 - 2 pcs\n=whiteboard "A3" x 12');
    await expect(rows(page)).toHaveCount(3);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download open lines (CSV)' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('open-lines.csv');
    expect(readFileSync(await download.path(), 'utf8')).toBe(
      [
        '\ufeff"Your line","Quantity","Problem"',
        '"NAME7 - 2 pcs","2","Which one do you mean?"',
        `"'=whiteboard ""A3"" x 12","12","Not found"`,
        '',
      ].join('\r\n'),
    );
  });
});

test('a double click puts the list into the cart once', async ({ page }) => {
  await open(page);
  await record(page, 'tass-add-to-cart');
  await paste(page, 'CF101,3');
  await page.getByRole('button', { name: 'Add all to cart' }).dblclick();
  // A press is told at once: what the second would have done has been told by now.
  expect(await fired(page, 'tass-add-to-cart')).toMatchObject([{ quantity: 3 }]);
  await expect(page.getByText('Lines added to your cart: 1.')).toHaveCount(1);
});

test('a list is there again after a reload', async ({ page }) => {
  await open(page);
  await test.step('as it was left, until all of it is in the cart', async () => {
    const list = 'CF101 x 3\nNAME7 - 2 pcs\nCF103 x 1';
    await paste(page, list);
    await row(page, 'NAME7 - 2 pcs').getByRole('button', { name: 'NAME7 magenta' }).click();
    await row(page, 'CF101 x 3').getByRole('textbox').fill('9');
    await page.getByRole('button', { name: 'Remove CF103 x 1' }).click();
    await expect(rows(page)).toHaveCount(2);
    await page.reload();
    await expect(page.getByText('2 of 2 lines ready')).toBeVisible();
    await expect(page.getByLabel('Paste your list')).toHaveValue(list);
    await expect(row(page, 'NAME7 - 2 pcs').getByRole('link', { name: 'NAME7 magenta' })).toBeVisible();
    await expect(row(page, 'CF101 x 3').getByRole('textbox')).toHaveValue('9');
    await page.getByRole('button', { name: 'Add all to cart' }).click();
    await expect(page.getByText('Lines added to your cart: 2.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Paste your list')).toHaveValue('');
  });
  await test.step('as it was pasted, checked or not', async () => {
    const field = page.getByLabel('Paste your list');
    await field.fill('CF101 x 3');
    await page.reload();
    await expect(field).toHaveValue('CF101 x 3');
    await expect(rows(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Check list' }).click();
    await expect(rows(page)).toHaveCount(1);
    await field.fill('CF101 x 3\nCF103 x 1');
    await page.reload();
    await expect(field).toHaveValue('CF101 x 3\nCF103 x 1');
    await expect(rows(page)).toHaveCount(1);
  });
});

test('the focus stays with the line whose button was pressed, and what was removed comes back', async ({
  page,
}) => {
  await open(page);
  await test.step('the focus stays with the line', async () => {
    await paste(page, 'CF101 x 3\nNAME7 - 2 pcs\nCF103 x 1');
    await row(page, 'NAME7 - 2 pcs').getByRole('button', { name: 'NAME7 magenta' }).press('Enter');
    await expect(row(page, 'NAME7 - 2 pcs').getByRole('link', { name: 'NAME7 magenta' })).toBeFocused();
    await row(page, 'NAME7 - 2 pcs').getByRole('button', { name: 'Change' }).press('Enter');
    await expect(row(page, 'NAME7 - 2 pcs').getByRole('button', { name: 'NAME7 cyan' })).toBeFocused();
  });
  await test.step('a removed line comes back to its place as it was, until something else is pressed', async () => {
    await paste(page, 'CF101 x 3\nCF102 x 2\nCF103 x 1');
    const remove = (line: string) => page.getByRole('button', { name: `Remove ${line}` });
    const undo = page.getByRole('button', { name: 'Undo' });
    await row(page, 'CF102 x 2').getByRole('textbox').fill('7');
    await remove('CF102 x 2').press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Removed from the list:' })).toContainText(
      'CF102 x 2',
    );
    await expect(page.getByText('2 of 2 lines ready')).toBeVisible();
    await expect(undo).toBeFocused();
    await undo.press('Enter');
    await expect(remove('CF102 x 2')).toBeFocused();
    await expect(page.getByRole('rowheader')).toHaveText(['CF101 x 3', 'CF102 x 2', 'CF103 x 1']);
    await expect(row(page, 'CF102 x 2').getByRole('textbox')).toHaveValue('7');
    await remove('CF103 x 1').click();
    await remove('CF101 x 3').click();
    await expect(page.getByRole('status').filter({ hasText: 'Removed from the list:' })).toContainText(
      'CF101 x 3',
    );
    await page.getByText('1 of 1 lines ready').click();
    await expect(undo).toHaveCount(0);
  });
  await test.step('the last line that was removed comes back too', async () => {
    await paste(page, 'CF101 x 3');
    await page.getByRole('button', { name: 'Remove CF101 x 3' }).click();
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeFocused();
    await expect(page.getByText('No goods found in this list')).toHaveCount(0);
    await undo.click();
    await expect(page.getByText('1 of 1 lines ready')).toBeVisible();
    await page.reload();
    await expect(page.getByText('1 of 1 lines ready')).toBeVisible();
  });
});

test('long lists arrive whole', async ({ page }) => {
  await open(page);
  await test.step('what one order, one saved list and one link take is said before more is cut', async () => {
    await paste(page, Array.from({ length: 260 }, (_, at) => `CF${100 + at}\t2`).join('\n'));
    await expect(page.getByText('260 of 260 lines ready')).toBeVisible();
    await expect(page.getByText('One order takes 100 lines.')).toBeVisible();
    await expect(page.getByText('A link takes 250 of these lines')).toBeVisible();
    await page.getByLabel('Name of this list').fill('All');
    await page.getByRole('button', { name: 'Save list' }).click();
    await expect(page.getByText('Lines that are not in it: 10.')).toBeVisible();
  });
  await test.step('seventy lines arrive as seventy', async () => {
    await paste(page, Array.from({ length: 70 }, (_, at) => `CF${100 + at}\t${at + 1}`).join('\n'));
    await expect(rows(page)).toHaveCount(70);
    await page.getByRole('button', { name: 'Add all to cart' }).click();
    const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('tass-cart') ?? '[]').length);
    await expect.poll(stored).toBe(70);
  });
});

test('a list comes as a file', async ({ page }) => {
  await open(page);
  await test.step('read whatever its type and encoding', async () => {
    const text = '"code","qty"\r\n"cf101","4"\r\n';
    await page.getByLabel('CSV file').setInputFiles({
      name: 'order.xyz',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(`\ufeff${text}`, 'utf16le'),
    });
    await expect(row(page, '"cf101","4"').getByRole('textbox')).toHaveValue('4');
  });
  await test.step('dropped on the form', async () => {
    const dropped = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(['cf101;4\r\nCF102;5'], 'order.txt', { type: 'text/plain' }));
      return data;
    });
    await page.getByLabel('Paste your list').dispatchEvent('drop', { dataTransfer: dropped });
    await expect(row(page, 'cf101;4').getByRole('textbox')).toHaveValue('4');
    await expect(page.getByLabel('Paste your list')).toHaveValue('cf101;4\nCF102;5');
  });
  await test.step('but one that is no text leaves what was pasted', async () => {
    await paste(page, 'CF101 x 3');
    for (const bytes of ['%PDF-1.7\n1 0 obj', '\u0089PNG\r\n\u001a\n\u0000\u0000']) {
      const buffer = Buffer.from(bytes, 'latin1');
      await page.getByLabel('CSV file').setInputFiles({ name: 'order.pdf', mimeType: '', buffer });
      await expect(page.getByRole('alert').filter({ hasText: 'holds no text' })).toBeVisible();
      await expect(page.getByLabel('Paste your list')).toHaveValue('CF101 x 3');
      await expect(row(page, 'CF101 x 3').getByRole('textbox')).toHaveValue('3');
      // What is checked anew says no more of the file.
      await page.getByRole('button', { name: 'Check list' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'holds no text' })).toHaveCount(0);
    }
  });
});

test('a list fits any width', async ({ page }) => {
  await open(page);
  await test.step('nothing scrolls sideways', async () => {
    await paste(page, `NAME7 x 2\nCF101\n${'W'.repeat(200)}9 x 3`);
    await expect(rows(page)).toHaveCount(3);
    for (const width of [390, 750, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${width} px`)
        .toBeLessThanOrEqual(width);
    }
  });
  await test.step('in a narrow place prices stand beside the quantity, not over it', async () => {
    // A phone's 320 px, less margins and a box around the element.
    await page.setViewportSize({ width: 264, height: 800 });
    await paste(page, 'cf101 x 999');
    const found = row(page, 'cf101 x 999');
    const quantity = await found.getByRole('textbox').boundingBox();
    for (const price of ['18.500', '18,481.500']) {
      const box = await found.getByText(price).boundingBox();
      expect(box?.x, price).toBeGreaterThanOrEqual((quantity?.x ?? 0) + (quantity?.width ?? 0));
      expect((box?.x ?? 0) + (box?.width ?? 0), price).toBeLessThanOrEqual(264);
    }
  });
});

/** What the page notes while a list is understood; times in ms. */
interface Watched {
  /** Most requests at once. */
  most: number;
  /** When the last answer came, and the list was understood. */
  answered: number;
  understood: number;
  /** Values that the progress bar showed. */
  shares: number[];
}

/** Notes requests and progress of the page; before it opens. */
async function watch(page: Page): Promise<() => Promise<Watched>> {
  await page.addInitScript(() => {
    const seen: Watched = { most: 0, answered: 0, understood: 0, shares: [] };
    Object.assign(window, { seen });
    let running = 0;
    const send = window.fetch;
    window.fetch = async (...request) => {
      seen.most = Math.max(seen.most, ++running);
      try {
        return await send(...request);
      } finally {
        running--;
        seen.answered = performance.now();
      }
    };
    document.addEventListener('tass-list', event => {
      const { items } = (event as CustomEvent<{ items: unknown[] }>).detail;
      if (items.length > 0) seen.understood = performance.now();
    });
    const look = () => {
      const bar = document.querySelector('tass-quick-order')?.shadowRoot?.querySelector('progress');
      if (bar && bar.value !== seen.shares.at(-1)) seen.shares.push(bar.value);
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => (window as unknown as { seen: Watched }).seen);
}

/** Tells how much of the time that a page's tasks took it had the processor; the rest went to other programs. */
async function processorShare(page: Page) {
  const clocks = await Promise.all(
    (['threadTicks', 'timeTicks'] as const).map(async timeDomain => {
      const client = await page.context().newCDPSession(page);
      await client.send('Performance.enable', { timeDomain });
      return async () => {
        const { metrics } = await client.send('Performance.getMetrics');
        return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
      };
    }),
  );
  const read = () => Promise.all(clocks.map(clock => clock()));
  return async (work: () => Promise<void>): Promise<number> => {
    const [ran = 0, passed = 0] = await read();
    await work();
    const [ranThen = 0, passedThen = 0] = await read();
    return (ranThen - ran) / (passedThen - passed);
  };
}

test('F66: a thousand lines of all spellings are understood or named, and the page stays responsive', async ({
  page,
}) => {
  test.slow();
  const watched = await watch(page);
  const requests = await open(page);
  const spell = [
    (n: number) => `CF${n}\t2`,
    (n: number) => `cf${n} x 2`,
    (n: number) => `"CF${n}" ; 2`,
    (n: number) => `=CF${n} 2`,
    (n: number) => `CF${n} عدد ٢`,
    (n: number) => `<b>CF${n}</b> qty 2`,
    (n: number) => `C F ${n} x 2`,
    (n: number) => `<img src=x onerror=alert(${n})>`,
  ];
  const lines = Array.from({ length: 1000 }, (_, at) => (spell[at % 8] as (n: number) => string)(1000 + at));
  await page.getByLabel('Paste your list').fill(lines.join('\n'));
  const shareOf = await processorShare(page);
  const times: number[] = [];
  /**
   * Whether one round was quick enough, a second on a processor four times slower, and frames were painted meanwhile that
   * showed how far it is. A browser that slows itself down stretches what other programs take, too.
   */
  const isAlive = async () => Math.min(...times) < 1000 / 4 && (await watched()).shares.length > 5;
  // The best of three, and without what other programs took of the processor.
  for (let round = 0; round < 3 && !(await isAlive()); round++) {
    const { understood: before } = await watched();
    const share = await shareOf(async () => {
      await page.getByRole('button', { name: 'Check list' }).click();
      await expect
        .poll(async () => (await watched()).understood, { timeout: 60_000 })
        .toBeGreaterThan(before);
    });
    const { understood, answered } = await watched();
    times.push((understood - answered) * share);
  }
  await expect(rows(page)).toHaveCount(1000, { timeout: 60_000 });
  await expect(page.locator('tr[data-state=ok]')).toHaveCount(875);
  await expect(page.locator('tr[data-state=ok] img, tbody b')).toHaveCount(0);
  expect(
    requests.filter(request => request.startsWith('codes')).every(request => Number(request.slice(6)) <= 100),
  ).toBe(true);
  expect((await watched()).most).toBeLessThanOrEqual(3);
  expect(await isAlive(), `${times.map(Math.round)} ms`).toBe(true);
});

test('a long list is printed whole before what stands below it', async ({ page }) => {
  await open(page);
  await paste(page, Array.from({ length: 180 }, (_, at) => `cf${at + 101} x 2`).join('\n'));
  await expect(rows(page)).toHaveCount(180);
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<a href="https://below.example/">Below</a>'),
  );
  const links = await linksPrinted(page);
  expect(links).toHaveLength(181);
  expect(links.at(-1)).toContain('below.example');
});
