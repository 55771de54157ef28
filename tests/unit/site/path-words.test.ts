import { expect, test } from 'vitest';
import { pathWords } from '../../../site/pages/path-words';

test.each([
  ['/product/hp-26a-cf226a', 'hp 26a cf226a'],
  ['/toners', 'toners'],
  ['/shop/HP_LaserJet+M404dn.html', 'HP LaserJet M404dn'],
  ['/%D8%AD%D8%A8%D8%B1-%D9%83%D8%A7%D9%86%D9%88%D9%86', 'حبر كانون'],
  ['/product/--', ''],
  ['/product/%E0%A4', ''],
  ['/', ''],
  [`/${'long-'.repeat(30)}`, ''],
])('%s ends with the words “%s”', (path, words) => expect(pathWords(path)).toBe(words));
