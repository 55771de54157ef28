import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { publicKeyOf } from './sign.mjs';

// `npm run integrity-key -- FILE` makes the secret key that builds sign `latest/tass.js` with, and never replaces one:
// pages of partners name its public half.

const [file] = process.argv.slice(2);
if (!file) {
  console.error(
    'Say where the secret key shall lie, outside of this folder: npm run integrity-key -- /path/to/tass.pem',
  );
  process.exit(1);
}
if (!existsSync(file)) {
  mkdirSync(dirname(file), { recursive: true });
  const { privateKey } = generateKeyPairSync('ed25519');
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  console.log(`The secret key is in ${file}: keep a copy where only the owner reaches it.`);
}
console.log(
  `Build with INTEGRITY_KEY=${file}; partners write integrity="ed25519-${publicKeyOf(createPrivateKey(readFileSync(file)))}".`,
);
