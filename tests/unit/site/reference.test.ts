import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { matchRoute } from '../../../site/app/routes';
import { brandTokens, failures, keptBy } from '../../../site/content/reference';
import { elementNames, elementPath } from '../../../site/parts/element-links';
import { eventsOf } from '../../../widgets/docs/event-notes';

/** The README's rows of elements, made from their records. */
const elementRows = readFileSync('README.md', 'utf8').match(/^\| `tass-[^`]+` \|.+$/gm) ?? [];

test('every element has a page', () => {
  expect(elementNames.filter(name => !matchRoute(elementPath(name)))).toEqual([]);
  expect(matchRoute('/b2b/elements/no-such-element')).toBeUndefined();
});

test('every style property that is promised is read by the elements', () => {
  const read =
    readFileSync('widgets/styles/tokens.css', 'utf8') + readFileSync('widgets/styles/base.css', 'utf8');
  expect(brandTokens.filter(token => !read.includes(`var(${token}`))).toEqual([]);
});

test('a colour that is promised comes with those of the words on it and like it', () => {
  const tokens = readFileSync('widgets/styles/tokens.css', 'utf8');
  const kin = brandTokens.flatMap(token => [token.replace('--tass-', '--tass-on-'), `${token}-text`]);
  expect(kin.filter(token => tokens.includes(`var(${token},`) && !brandTokens.includes(token))).toEqual([]);
});

test('whoever sells keeps a cart, and says so', () => {
  const sellers = elementNames.filter(name =>
    elementRows.some(row => row.startsWith(`| \`tass-${name}\` |`) && row.includes(' `tass-add-to-cart`,')),
  );
  expect(sellers).toContain('product-grid');
  for (const name of sellers) expect(keptBy(name).join(' '), name).toContain('tass-cart');
  expect(keptBy('benefits')).toContain('Nothing');
});

test('everything that elements keep in a visitor’s browser is told', () => {
  const files = readdirSync('widgets', { recursive: true, encoding: 'utf8' }).filter(file =>
    /\.tsx?$/.test(file),
  );
  const keys = files.flatMap(
    file => readFileSync(`widgets/${file}`, 'utf8').match(/(?<=\b(?:KEY = |key: )')tass-[a-z-]+(?=')/g) ?? [],
  );
  expect(keys).toContain('tass-checkout');
  const told = elementNames.flatMap(keptBy).join(' ');
  // What the shop's pages alone keep.
  const onShop = ['tass-ref', 'tass-handed-over'];
  expect(keys.filter(key => !onShop.includes(key) && !told.includes(`\`${key}\``))).toEqual([]);
});

test('each element is said to tell of its own failures, once', () => {
  expect(eventsOf({ events: ['tass-navigate'] })).toEqual(['tass-navigate', 'tass-error']);
  expect(eventsOf({ events: ['tass-error'] })).toEqual(['tass-error']);
  expect(elementRows).toHaveLength(elementNames.length);
  expect(elementRows.filter(row => row.split('`tass-error`').length !== 2)).toEqual([]);
});

test('only elements that call the API speak of calls', () => {
  expect(failures(['tass-error']).join(' ')).toContain('10 seconds');
  expect(failures([]).join(' ')).not.toContain('10 seconds');
});

test('whoever orders from another site is told that the shop has to list it', () => {
  expect(failures(['tass-order']).join(' ')).toContain('`ORDER_ORIGINS`');
  expect(failures(['tass-error']).join(' ')).not.toContain('`ORDER_ORIGINS`');
});
