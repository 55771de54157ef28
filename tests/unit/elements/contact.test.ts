import { expect, test } from 'vitest';
import { readAttribute } from '../../../widgets/element/attributes';
import { attributes } from '../../../widgets/elements/contact/contact';

type Name = 'phone' | 'whatsapp' | 'email';

test.each<[Name, string]>([
  ['phone', 'abc'],
  ['phone', '+'],
  ['whatsapp', 'abc'],
  ['whatsapp', '12'],
  ['email', 'x'],
  ['email', 'x@'],
])('%s="%s" is ignored', (name, text) => {
  expect(readAttribute(attributes[name], text)).toEqual({ value: undefined, bad: true });
});

test.each<[Name, string]>([
  ['phone', '+965 2200 0000'],
  ['phone', '112'],
  ['phone', '(965) 2200-0000'],
  ['whatsapp', '+965 5000 0000'],
  ['email', 'shop@example.com'],
])('%s="%s" is used', (name, text) => {
  expect(readAttribute(attributes[name], text)).toEqual({ value: text, bad: false });
});
