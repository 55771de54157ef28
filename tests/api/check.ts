import { checkHost } from './check-host';

/** `npm run check:api -- https://host [--order]`: prints where an API host differs from the contract. */
const [host, ...flags] = process.argv.slice(2);
if (!host || !/^https?:\/\//.test(host)) {
  process.stderr.write(
    'Say which host: npm run check:api -- https://host (add --order to place one real order).\n',
  );
  process.exit(2);
}
const { checked, differences } = await checkHost(host.replace(/\/+$/, ''), {
  order: flags.includes('--order'),
});
for (const difference of differences) process.stdout.write(`✗ ${difference}\n`);
process.stdout.write(
  differences.length === 0
    ? `${host} answers as the contract says (${checked} points checked).\n`
    : `${differences.length} of ${checked} points differ.\n`,
);
process.exit(differences.length === 0 ? 0 : 1);
