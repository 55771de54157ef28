import { expect, test } from 'vitest';
import { facts } from '../../../site/content/facts';
import { contentPolicy, emulatorHosts } from '../../../site/prerender/document/policy';

test.each([
  ['http://localhost:8080', true],
  ['http://127.0.0.1:8080', true],
  ['http://[::1]:8080', true],
  ['https://shop.example', false],
  ['https://localhost.shop.example', false],
])('whether the sign-in emulator may be asked from %s: %s', (shop, allowed) => {
  expect(emulatorHosts(shop)).toEqual(allowed ? [facts.firebaseEmulator] : []);
});

test('forms go to the shop, mail and the listed purchasing systems alone', () => {
  expect(contentPolicy('https://api.example', [])['form-action']).toEqual(["'self'", 'mailto:']);
  const listed = contentPolicy('https://api.example', [], ['https://srm.example']);
  expect(listed['form-action']).toEqual(["'self'", 'mailto:', 'https://srm.example']);
});

test('a policy names no host of a developer’s own machine unless it is told one', () => {
  const policy = JSON.stringify(contentPolicy('https://api.example', emulatorHosts('https://shop.example')));
  expect(policy).toContain('https://api.example');
  expect(policy).not.toContain('localhost');
});
