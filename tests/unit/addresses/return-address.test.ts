import { expect, test } from 'vitest';
import { returnAddress, returnOrigins } from '../../../widgets/addresses/return-address';

// Where a purchasing system takes a list back: listed https origins, and nothing that only looks like one.

const LISTED = 'https://srm.example.com, https://buy.example.org:8443';

test.each([
  'https://srm.example.com/oci?sid=7&~x=1',
  'https://srm.example.com:443/back',
  'https://SRM.example.com/',
  'https://buy.example.org:8443/hook',
])('%s may have it', address => {
  expect(returnAddress(address, LISTED)).toBe(new URL(address).href);
});

test.each([
  ['a script', 'javascript:alert(1)//https://srm.example.com'],
  ['a script with a break', 'java\nscript:alert(1)'],
  ['data', 'data:text/html,<form>'],
  ['another host', 'https://evil.example/'],
  ['a host that ends alike', 'https://evil-srm.example.com.evil.example/'],
  ['a host below', 'https://a.srm.example.com/'],
  ['a listed host as a user', 'https://srm.example.com@evil.example/'],
  ['a user at a listed host', 'https://admin:pw@srm.example.com/'],
  ['another port', 'https://srm.example.com:8443/'],
  ['no port of its own', 'https://buy.example.org/'],
  ['no encryption', 'http://srm.example.com/'],
  ['a borrowed scheme', '//srm.example.com/'],
  ['backslashes', '\\\\srm.example.com'],
  ['a relative path', '/cart'],
  ['a line break within', 'https://srm.example.com/\r\nX: y'],
  ['nothing', ''],
])('%s is refused', (_, address) => {
  expect(returnAddress(address, LISTED)).toBeUndefined();
});

test('nothing is allowed where nothing is listed, and lists name https origins alone', () => {
  expect(returnAddress('https://srm.example.com/', '')).toBeUndefined();
  expect(returnOrigins('http://a.example, https://b.example/path https://*, *, javascript:x')).toEqual([
    'https://b.example',
  ]);
});
