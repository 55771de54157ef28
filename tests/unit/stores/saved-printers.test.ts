import { beforeEach, expect, test } from 'vitest';
import {
  forgetPrinter,
  namePrinter,
  rememberPrinter,
  savedPrinters,
  shortName,
} from '../../../widgets/stores/saved-printers';
import { MAX_PRINTER_NAME, MAX_PRINTERS } from '../../../widgets/stores/saved-printers-storage';

const printer = (model: string, title = model) => ({
  brand: 'hp',
  model,
  titles: { brand: 'HP', model: title },
});
const models = () => savedPrinters.getState().map(({ model }) => model);

beforeEach(() => savedPrinters.setState([], true));

test('a printer that is chosen again comes first and keeps its name', () => {
  rememberPrinter(printer('a'));
  namePrinter('a', ' 2nd   floor ');
  rememberPrinter(printer('b'));
  rememberPrinter(printer('a'));
  expect(models()).toEqual(['a', 'b']);
  expect(savedPrinters.getState()[0]).toEqual({ ...printer('a'), name: '2nd floor' });
  namePrinter('a', '');
  expect(savedPrinters.getState()[0]).toEqual(printer('a'));
});

test('where there are too many, the oldest without a name leaves', () => {
  rememberPrinter(printer('named'));
  namePrinter('named', 'Reception');
  for (let number = 1; number <= MAX_PRINTERS; number++) rememberPrinter(printer(`m${number}`));
  expect(models()).toHaveLength(MAX_PRINTERS);
  expect(models()).toContain('named');
  expect(models()).not.toContain('m1');
  forgetPrinter(printer('named'));
  expect(models()).not.toContain('named');
});

test('a printer is called by the word of its model that has a digit, and by its name', () => {
  expect(shortName(printer('a', 'Color LaserJet Pro MFP M281fdw'))).toBe('M281fdw');
  expect(shortName(printer('a', 'Versalink'))).toBe('Versalink');
  expect(shortName({ ...printer('a', 'M1'), name: 'Reception' })).toBe('M1 (Reception)');
});

test('a name has a length and nothing unseen', () => {
  rememberPrinter(printer('a'));
  namePrinter('a', `x\u202ey\n${'z'.repeat(100)}`);
  const { name = '' } = savedPrinters.getState()[0] ?? {};
  expect(name).toMatch(/^x y z+$/);
  expect(name).toHaveLength(MAX_PRINTER_NAME);
});
