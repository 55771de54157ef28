import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJsonFile } from '../json-file.mjs';

// Signatures after "Signature-based Integrity" (WICG) and HTTP Message Signatures (RFC 9421): a page that names the public
// key in `integrity` runs only what was signed with the secret one. Browsers that don't know them run it as before.

/** The public key of a secret one, as `integrity="ed25519-…"` has it: base64 of its 32 bytes. */
export const publicKeyOf = secret =>
  createPublicKey(secret).export({ type: 'spki', format: 'der' }).subarray(-32).toString('base64');

/** What a server says beside a file: the digest of its bytes, and that this digest was signed. */
export function signatureHeaders(body, secret) {
  const digest = `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;
  const parameters = `("unencoded-digest";sf);keyid="${publicKeyOf(secret)}";tag="ed25519-integrity"`;
  const signed = `"unencoded-digest";sf: ${digest}\n"@signature-params": ${parameters}`;
  return {
    'Unencoded-Digest': digest,
    'Signature-Input': `tass=${parameters}`,
    Signature: `tass=:${sign(null, Buffer.from(signed), secret).toString('base64')}:`,
  };
}

/** The secret key that this build signs with, from the file that INTEGRITY_KEY names; undefined where none is named. */
function secretKey() {
  const file = process.env.INTEGRITY_KEY;
  return file ? createPrivateKey(readFileSync(file)) : undefined;
}

const secret = secretKey();

/** What partners write into `integrity`; empty where the build has no key. */
export const integrity = secret ? `ed25519-${publicKeyOf(secret)}` : '';

/** Where the headers of the signed file stand. */
const FILE = 'dist/widgets/latest/signature.json';

/** Signs `tass.js` in a folder, and keeps the headers; without a key none are kept. */
export function signLoader(folder) {
  const headers = secret ? signatureHeaders(readFileSync(join(folder, 'tass.js')), secret) : {};
  writeFileSync(FILE, `${JSON.stringify(headers, undefined, 2)}\n`);
}

/** What is said beside `latest/tass.js` of its signature; nothing where the build had no key. */
export const loaderSignature = () => readJsonFile(FILE, {});
