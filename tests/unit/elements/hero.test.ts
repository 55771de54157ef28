import { expect, test } from 'vitest';
import { answer, fill, openElement, record, SHOP } from '../../helpers/open-element';

test('a printer typed into the hero leads to what fits it, a chip to the printers of its brand', async () => {
  const hp = { slug: 'hp', title: 'HP' };
  const printers = [{ slug: 'hp-m404dn', title: 'LaserJet Pro M404dn', brand: hp }];
  const hero = await openElement('<tass-hero></tass-hero>', {
    'products/brands': () => answer([hp]),
    products: () => answer({ items: [], page: 1, limit: 6, total: 0, printers }),
  });
  const gone = record('tass-navigate', true);
  fill(hero.getByRole('combobox', { name: 'Printer or cartridge' }), 'm404dn');
  await hero.findByRole('option', { name: /M404dn/ });
  hero.getByRole('button', { name: 'Find' }).click();
  await expect.poll(() => gone).toHaveLength(1);
  hero.getByRole('link', { name: 'HP' }).click();
  hero.getByRole('link', { name: 'All brands' }).click();
  expect(gone).toEqual(
    ['/hp/hp-m404dn', '/hp', ''].map(path => ({ href: `${SHOP}/ink-toner-finder${path}` })),
  );
});
