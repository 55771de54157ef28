import { spawnSync } from 'node:child_process';
import { addresses, PURCHASING_SYSTEM } from './shop';

// Runs a node program for the hosts of the shop under test: source that it transpiles is transpiled for that shop's build, too.

const { status } = spawnSync(process.execPath, process.argv.slice(2), {
  stdio: 'inherit',
  env: {
    ...process.env,
    SHOP_API: addresses.api,
    SHOP_URL: addresses.site,
    WIDGETS_URL: `${addresses.partner}/widgets`,
    OCI_HOSTS: PURCHASING_SYSTEM,
  },
});
process.exit(status ?? 1);
