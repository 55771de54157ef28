import { createHash, generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'playwright/test';
import { publicKeyOf, signatureHeaders } from '../../../widgets/build/bundles/sign.mjs';

// The signed `latest/tass.js`, from a host of its own: what a page routes for a test is no answer that a browser checks.

const secret = generateKeyPairSync('ed25519').privateKey;
const other = generateKeyPairSync('ed25519').privateKey;
const good = `${readFileSync('dist/widgets/latest/tass.js', 'utf8')}\nglobalThis.ran = true;`;
const changed = `${good} `;
const signed = signatureHeaders(good, secret);
const digest = `sha-256=:${createHash('sha256').update(changed).digest('base64')}:`;

const ANSWERS = {
  '/good.js': [good, signed],
  '/changed.js': [changed, signed],
  '/changed-with-its-digest.js': [changed, { ...signed, 'Unencoded-Digest': digest }],
  '/signed-by-another.js': [changed, signatureHeaders(changed, other)],
  '/unsigned.js': [good, {}],
} as const;
type Answer = keyof typeof ANSWERS;

const server = createServer(({ url }, response) => {
  const [body, headers] = ANSWERS[url as Answer] ?? ['', {}];
  const type = url === '/' ? 'text/html' : 'text/javascript';
  response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*', ...headers }).end(body);
});
test.beforeAll(() => new Promise<void>(resolve => server.listen(0, resolve)));
test.afterAll(() => new Promise(resolve => server.close(resolve)));

for (const [file, runs] of [
  ['/good.js', true],
  ['/changed.js', false],
  ['/changed-with-its-digest.js', false],
  ['/signed-by-another.js', false],
  ['/unsigned.js', false],
] as const)
  test(`a page that names the key ${runs ? 'runs' : 'does not run'} ${file}`, async ({ page }) => {
    const host = `http://localhost:${(server.address() as AddressInfo).port}`;
    await page.goto(`${host}/`);
    const loaded = await page.evaluate(
      ([src, integrity]) =>
        new Promise<boolean>(resolve => {
          const script = Object.assign(document.createElement('script'), {
            type: 'module',
            crossOrigin: '',
            src,
            integrity,
            onload: () => resolve(true),
            onerror: () => resolve(false),
          });
          document.head.append(script);
        }),
      [host + file, `ed25519-${publicKeyOf(secret)}`] as const,
    );
    expect(loaded).toBe(runs);
    expect(await page.evaluate(() => 'ran' in globalThis)).toBe(runs);
  });
