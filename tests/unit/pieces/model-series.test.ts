import { describe, expect, test } from 'vitest';
import { groupBySeries, narrowModels, seriesName } from '../../../widgets/pieces/product/model-series';
import { readCatalogue } from '../../helpers/catalogue';

const { models } = readCatalogue();
const titled = (...titles: string[]) => titles.map(title => ({ slug: title.toLowerCase(), title }));

describe('the name of a series', () => {
  test.each([
    ['LaserJet Pro M404dn', 'LaserJet Pro'],
    ['Color LaserJet Pro MFP M283fdw', 'Color LaserJet Pro MFP'],
    ['LaserJet 1010', 'LaserJet'],
    ['LaserJet M1005 MFP', 'LaserJet'],
    ['i-SENSYS LBP112', 'i-SENSYS LBP'],
    ['HL-L2300D', 'HL'],
    ['P-touch PT-D210', 'P-touch PT'],
    ['PIXMA iP2700', 'PIXMA iP'],
    ['ZD220d', 'ZD'],
    ['LabelManager PnP', 'LabelManager PnP'],
    ['180', ''],
  ])('%s is of %s', (title, name) => {
    expect(seriesName(title)).toBe(name);
  });
});

test('spelling with other capitals is no other series, and a model alone goes to the end', () => {
  const groups = groupBySeries(titled('ENVY 6020', 'Deskjet Ink 1015', 'DeskJet Ink 1115'));
  expect(groups.map(({ name, models }) => [name, models.length])).toEqual([
    ['Deskjet Ink', 2],
    ['', 1],
  ]);
});

test('grouping keeps every model once, for every maker', () => {
  for (const brand of new Set(models.map(model => model.brand))) {
    const own = models.filter(model => model.brand === brand);
    const grouped = groupBySeries(own).flatMap(group => group.models);
    expect(grouped.map(({ slug }) => slug).sort()).toEqual(own.map(({ slug }) => slug).sort());
    // A page's data is read from its links, which are grouped.
    expect(groupBySeries(grouped)).toEqual(groupBySeries(own));
  }
});

test('the printers of HP become a list one can look through', () => {
  const own = models.filter(({ brand }) => brand === 'hp');
  const groups = groupBySeries(own);
  expect(groups.length).toBeGreaterThan(10);
  expect(Math.max(...groups.map(group => group.models.length))).toBeLessThan(own.length / 5);
});

test.each([
  ['m404', ['LaserJet Pro M404dn', 'LaserJet Pro M404n']],
  ['LASERJET 404 dn', ['LaserJet Pro M404dn']],
  ['hl l2300', ['HL-L2300D']],
  ['  ', ['LaserJet Pro M404dn', 'LaserJet Pro M404n', 'HL-L2300D']],
  ['canon', []],
])('"%s" narrows the list', (text, expected) => {
  const all = titled('LaserJet Pro M404dn', 'LaserJet Pro M404n', 'HL-L2300D');
  expect(narrowModels(all, text).map(({ title }) => title)).toEqual(expected);
});
