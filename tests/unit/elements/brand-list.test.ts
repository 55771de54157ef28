import { expect, test } from 'vitest';
import { deferred } from '../../helpers/deferred';
import { answer, openElement } from '../../helpers/open-element';

const brand = (slug: string, title: string) => ({ slug, title, logo: 'data:image/svg+xml,' });

test('placeholders while the brands are on their way', async () => {
  const { held, release } = deferred();
  const { findByRole, getByRole, root } = await openElement('<tass-brand-list></tass-brand-list>', {
    'products/brands': async () => {
      await held;
      return answer([brand('hp', 'HP')]);
    },
  });
  const placeholder = () => root.querySelector('[part=placeholder]');
  expect(placeholder()).not.toBeNull();
  expect(getByRole('list').getAttribute('aria-busy')).toBe('true');
  release();
  await findByRole('link', { name: 'HP' });
  expect(placeholder()).toBeNull();
});

test('brands that fail say so and can be asked for again; an empty list says so', async () => {
  let fails = true;
  const { findByText, getByRole } = await openElement('<tass-brand-list></tass-brand-list>', {
    'products/brands': () => answer([], fails ? 400 : 200),
  });
  await findByText('Failed to load brands');
  fails = false;
  getByRole('button', { name: 'Try again' }).click();
  await findByText('No brands yet.');
});
