import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast, ENOUGH } from '../../../site/builder/contrast';
import { cssOf, USUAL } from '../../../site/builder/tokens';

test('contrast counts as WCAG has it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#123456', '#123456')).toBe(1);
});

test('the usual look is that of the elements, and easy to read', () => {
  const tokens = readFileSync('widgets/styles/tokens.css', 'utf8');
  expect(tokens).toContain(`var(--tass-accent, ${USUAL.accent})`);
  expect(tokens).toContain(`var(--tass-on-accent, ${USUAL.onAccent})`);
  expect(tokens).toContain(`var(--tass-ink, light-dark(${USUAL.ink},`);
  expect(tokens).toContain(`var(--tass-radius, ${USUAL.radius}px)`);
  expect(tokens).toContain(`var(--tass-space, ${USUAL.space}px)`);
  expect(contrast(USUAL.onAccent, USUAL.accent)).toBeGreaterThan(ENOUGH);
  expect(contrast(USUAL.ink, USUAL.paper)).toBeGreaterThan(ENOUGH);
});

test('only what differs is written', () => {
  expect(cssOf('tass-finder', USUAL)).toBeUndefined();
  expect(cssOf('tass-finder', { ...USUAL, accent: '#7a1f5c', radius: 0 })).toBe(
    'tass-finder {\n  --tass-accent: #7a1f5c;\n  --tass-radius: 0px;\n}',
  );
});
