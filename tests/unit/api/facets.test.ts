import { expect, test } from 'vitest';
import { facetsOf } from '../../../widgets/api/facets';

const page = { items: [], received: 0, page: 1, limit: 24 };
const black = { slug: 'black', title: 'Black', count: 3 };

test('what filters count is read without what is malformed', () => {
  const facets = {
    brand: 'none',
    color: [black, { slug: 'cyan', title: 'Cyan', count: '2' }, null],
    price: { min: '1.5', max: 'dear' },
  };
  expect(facetsOf({ ...page, facets })).toEqual({
    brand: [],
    kind: [],
    color: [black],
    price: { min: '1.500' },
  });
});

test('a host that does not count says nothing', () => {
  for (const facets of [undefined, null, [], 'none']) expect(facetsOf({ ...page, facets })).toBeUndefined();
});
