import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { matchRoute, routes } from '../../../site/app/routes';
import { LANGUAGES } from '../../../widgets/locale/languages';
import { PAGE_PATHS } from '../../helpers/page-paths';

const patternOf = (path: string) => matchRoute(path)?.route.pattern;

test('a path finds its screen, and its values are decoded', () => {
  expect(patternOf('/')).toBe('/');
  expect(patternOf('/brand')).toBe('/brand');
  expect(matchRoute('/ink-toner-finder/hp/m%20404')).toMatchObject({
    route: { pattern: '/ink-toner-finder/:brand/:model' },
    params: { brand: 'hp', model: 'm 404' },
  });
});

test.each(['/Brand', '/nowhere', '/product', '/product/', '/product/a/b', '/product/%'])(
  '%s is no screen’s',
  path => expect(matchRoute(path)).toBeUndefined(),
);

test.each(LANGUAGES)('the sources that screens name are there (%s)', lang => {
  const sources = new Set(routes.flatMap(route => route.modules(lang)));
  const isThere = (source: string) => ['.ts', '.tsx'].some(ending => existsSync(source + ending));
  expect([...sources].filter(source => !isThere(source))).toEqual([]);
});

test('the browser tests open a path of every kind of page', () => {
  const kindOf = (route: (typeof routes)[number] | undefined) => route?.modules('en')[0];
  const opened = new Set(PAGE_PATHS.map(path => kindOf(matchRoute(path)?.route)));
  const missing = routes.filter(route => !opened.has(kindOf(route))).map(({ pattern }) => pattern);
  expect(missing, 'tests/helpers/page-paths.ts').toEqual([]);
});
