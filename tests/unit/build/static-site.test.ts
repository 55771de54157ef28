import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSite } from '../../../demo/run/static-site.mjs';

// `npm run site`: every canonical address is answered there, not elsewhere.

let folder: string;
let address: string;

let server: ReturnType<typeof createSite>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tass-site-'));
  for (const name of ['b2b', 'ar']) mkdirSync(join(folder, name));
  for (const name of ['index', '404', 'brand', 'b2b/index', 'b2b/finder', 'ar/index', 'ar/404', 'ar/brand'])
    writeFileSync(join(folder, `${name}.html`), name);
  server = createSite(folder);
  await new Promise<void>(resolve => server.listen(0, resolve));
  address = `http://localhost:${(server.server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ['/', 200, 'index'],
  ['//', 200, 'index'],
  ['/brand', 200, 'brand'],
  ['/b2b', 200, 'b2b/index'],
  ['/b2b?ref=acme', 200, 'b2b/index'],
  ['/b2b/finder', 200, 'b2b/finder'],
  ['/none', 404, '404'],
  ['/b2b/../../etc', 404, '404'],
  ['/ar', 200, 'ar/index'],
  ['/ar/brand', 200, 'ar/brand'],
  ['/ar/none', 404, 'ar/404'],
  ['/ar/none/at-all', 404, 'ar/404'],
  ['/arabic', 404, '404'],
  ['/ar/%2e%2e/none', 404, '404'],
  ['/ar/..%2f..%2f..%2fnone', 404, 'ar/404'],
])('%s', async (path, status, text) => {
  const answer = await fetch(address + path, { redirect: 'manual' });
  expect(answer.status).toBe(status);
  expect(await answer.text()).toBe(text);
});

test('a taken port is one sentence', async () => {
  const { port } = server.server.address() as AddressInfo;
  const started = promisify(execFile)(
    process.execPath,
    [resolve(import.meta.dirname, '../../../demo/run/static-site.mjs')],
    { env: { ...process.env, SITE_PORT: String(port) } },
  );
  await expect(started).rejects.toMatchObject({
    stderr: `Port ${port} is taken by another program; stop it, or set SITE_PORT to another port.\n`,
  });
});
