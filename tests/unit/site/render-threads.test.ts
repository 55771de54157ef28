import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { RenderThreads } from '../../../site/prerender/render-threads';

const folder = mkdtempSync(join(tmpdir(), 'tass-threads-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Stands for the thread's own file: tells what it was asked, but of two paths. */
const file = join(folder, 'thread.mjs');
writeFileSync(
  file,
  `import { parentPort, workerData } from 'node:worker_threads';
  parentPort.on('message', ({ id, path }) => {
    if (path === '/end') process.exit(0);
    else if (path === '/fault') parentPort.postMessage({ id, fault: new Error('The API answered 500.') });
    else setTimeout(() => parentPort.postMessage({ id, page: { html: workerData.lang + path } }), path === '/slow' ? 50 : 0);
  });`,
);
const options = { folder, manifest: '', api: 'http://localhost:4000', shop: 'http://localhost:8080' };

test('each language is drawn in its thread, and every page goes to who asked for it', async () => {
  const threads = new RenderThreads(file, options);
  const pages = await Promise.all([
    threads.draw('en', '/slow'),
    threads.draw('en', '/cart'),
    threads.draw('ar', '/cart'),
  ]);
  expect(pages.map(({ html }) => html)).toEqual(['en/slow', 'en/cart', 'ar/cart']);
  await threads.close();
});

test('a page that can’t be drawn, or a thread that ends, stops the build instead of hanging it', async () => {
  const threads = new RenderThreads(file, options);
  await expect(threads.draw('ar', '/fault')).rejects.toThrow('The API answered 500.');
  const slow = threads.draw('en', '/slow');
  await expect(Promise.all([slow, threads.draw('en', '/end')])).rejects.toThrow(
    'The thread that draws pages in en has ended.',
  );
  await threads.close();
});
