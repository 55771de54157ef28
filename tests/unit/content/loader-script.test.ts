import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { expect, test } from 'vitest';
import { LOADER_SCRIPT } from '../../../site/content/loader-script';
import { samples } from '../../../site/content/samples';
import { filesIn } from '../../contracts/source';

const FILE = 'site/content/loader-script.ts';

/** The line of a build with a key, or without one. */
async function lineOf(integrity: string): Promise<string> {
  const define = {
    __WIDGETS_URL__: '"https://host.example/widgets"',
    __INTEGRITY__: JSON.stringify(integrity),
  };
  const { code } = transformSync(readFileSync(FILE, 'utf8'), { loader: 'ts', format: 'esm', define });
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)).LOADER_SCRIPT;
}

test('the line that loads the elements has the key of the build, where it has one', async () => {
  expect(await lineOf('ed25519-key')).toBe(
    '<script type="module" src="https://host.example/widgets/latest/tass.js" integrity="ed25519-key" crossorigin></script>',
  );
  expect(await lineOf('')).toBe(
    '<script type="module" src="https://host.example/widgets/latest/tass.js"></script>',
  );
});

test('no page writes a line of its own', () => {
  const own = /<script[^>]*(\$\{LATEST\}|\$\{LOADER\}"><|latest\/tass\.js)/;
  const others = filesIn('site', '.ts', '.tsx').filter(
    path => path !== FILE && own.test(readFileSync(path, 'utf8').replaceAll(/LOADER\.replace\(.*?\)/g, '')),
  );
  expect(others.filter(path => path !== 'site/content/samples.ts')).toEqual([]);
  const lines = Object.values(samples).flatMap(
    ({ code }) => code.match(/<script[^>]*latest\/tass\.js.*?<\/script>/g) ?? [],
  );
  expect(lines.length).toBeGreaterThan(8);
  expect(new Set(lines)).toEqual(new Set([LOADER_SCRIPT]));
});
