import { execFileSync } from 'node:child_process';
import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publicKeyOf, signatureHeaders } from '../../../widgets/build/bundles/sign.mjs';
import { temporaryFolder } from '../../helpers/temporary-folder';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');

test('the digest of the bytes is signed, with the key that partners name', () => {
  const headers = signatureHeaders('const ink = 1;', privateKey);
  const digest = createHash('sha256').update('const ink = 1;').digest('base64');
  expect(headers['Unencoded-Digest']).toBe(`sha-256=:${digest}:`);
  const [, parameters = ''] = /^tass=(.+)$/.exec(headers['Signature-Input']) ?? [];
  expect(parameters).toContain(`keyid="${publicKeyOf(privateKey)}"`);
  const [, signature = ''] = /^tass=:(.+):$/.exec(headers.Signature) ?? [];
  const signed = (digest: string) =>
    verify(
      null,
      Buffer.from(`"unencoded-digest";sf: ${digest}\n"@signature-params": ${parameters}`),
      publicKey,
      Buffer.from(signature, 'base64'),
    );
  expect(signed(headers['Unencoded-Digest'])).toBe(true);
  expect(signed(headers['Unencoded-Digest'].replace(/.:$/, 'A:'))).toBe(false);
});

test('the command makes a key that its owner alone reads, and never another in its place', () => {
  const file = join(temporaryFolder('key'), 'secret', 'tass.pem');
  const command = () =>
    execFileSync(process.execPath, ['widgets/build/bundles/integrity-key.mjs', file], { encoding: 'utf8' });
  const first = command();
  const key = readFileSync(file, 'utf8');
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o077).toBe(0);
  expect(first).toContain(`integrity="ed25519-${publicKeyOf(createPrivateKey(key))}"`);
  expect(createPublicKey(key).asymmetricKeyType).toBe('ed25519');
  command();
  expect(readFileSync(file, 'utf8')).toBe(key);
});
