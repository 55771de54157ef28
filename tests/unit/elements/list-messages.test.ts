import { expect, test } from 'vitest';
import { messages } from '../../../widgets/elements/quick-order/list-messages';

// Lines of a saved list in Arabic, which counts by the last two digits.

test.each([
  [1, 'سطر واحد'],
  [2, 'سطران'],
  [3, '3 أسطر'],
  [11, '11 سطرًا'],
  [100, '100 سطر'],
  [102, '102 سطر'],
  [103, '103 أسطر'],
  [250, '250 سطرًا'],
])('%i lines are “%s”', (lines, text) => {
  expect(messages.ar.lines(lines)).toBe(text);
});
