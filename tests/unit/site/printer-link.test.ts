import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePrinters } from '../../../site/pages/printers/printer-link';
import { formatPrinters } from '../../../widgets/addresses/printers';
import { MAX_PRINTERS } from '../../../widgets/stores/saved-printers-storage';

const titles = { brand: 'HP', model: 'M404' };

test('a list comes back from its link, names in any script included', () => {
  const printers = [
    { brand: 'hp', model: 'hp-m404', titles, name: 'الدور 2: قسم, أ' },
    { brand: 'canon', model: 'canon-g540', titles },
  ];
  expect(parsePrinters(formatPrinters(printers))).toEqual([
    { brand: 'hp', model: 'hp-m404', name: 'الدور 2: قسم, أ' },
    { brand: 'canon', model: 'canon-g540', name: undefined },
  ]);
});

test('never more than a device keeps, each once', () => {
  const many = Array.from({ length: 50 }, (_, number) => `hp:m${number}`).join();
  expect(parsePrinters(many)).toHaveLength(MAX_PRINTERS);
  expect(parsePrinters('hp:m1,hp:m1:again')).toEqual([{ brand: 'hp', model: 'm1', name: 'again' }]);
});

test('whatever a link says, slugs are slugs, and names are short and of one line', () => {
  const hostile = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'ab-/.:%ب😀', '\0', '\u202e', '\ud800', '%2F') }),
    fc.constantFrom(
      '../..:x',
      'javascript:alert(1)',
      'hp:m1:%E0%A4%A',
      'hp:m1:%00%0Aa\u202eb',
      '__proto__:constructor',
    ),
  );
  fc.assert(
    fc.property(fc.array(hostile), parts => {
      for (const { brand, model, name } of parsePrinters(parts.join())) {
        expect(`${brand} ${model}`).toMatch(/^[a-z0-9-]+ [a-z0-9-]+$/);
        expect(name ?? '-').toMatch(/^[^\p{C}]{1,40}$/u);
      }
    }),
  );
});
