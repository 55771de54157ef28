import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const module = pathToFileURL(resolve(import.meta.dirname, '../../../widgets/build/constants.mjs')).href;

/** The addresses that a build is made for, where its environment says these. */
function addressesWith(env: NodeJS.ProcessEnv): unknown {
  const code = `import { shopApi, shopUrl, widgetsUrl } from ${JSON.stringify(module)};
    console.log(JSON.stringify({ shopApi, shopUrl, widgetsUrl }));`;
  const args = ['--input-type=module', '--eval', code];
  const { SHOP_API, SHOP_URL, WIDGETS_URL, ...others } = process.env;
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', env: { ...others, ...env } }));
}

test('an address may end with a slash, paths behind it begin with one', () => {
  expect(addressesWith({ SHOP_API: 'https://api.example/', SHOP_URL: 'https://shop.example//' })).toEqual({
    shopApi: 'https://api.example',
    shopUrl: 'https://shop.example',
    widgetsUrl: 'https://shop.example/widgets',
  });
});

test('an empty address counts as none', () => {
  expect(addressesWith({ SHOP_API: '', WIDGETS_URL: '' })).toEqual({
    shopApi: 'http://localhost:4000',
    shopUrl: 'http://localhost:8080',
    widgetsUrl: 'http://localhost:8080/widgets',
  });
});
