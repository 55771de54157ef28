import { parentPort } from 'node:worker_threads';
import { rollup } from 'rollup';
import { bundleConfig } from '../../rollup.config.mjs';
import { shippedFolders } from '../../widgets/build/bundles/licences.mjs';

// Makes one bundle after another in a thread of its own; answers with the packages whose code they hold.

parentPort.on('message', async name => {
  const config = await bundleConfig(name);
  const build = await rollup({ logLevel: 'warn', ...config });
  await build.write(config.output);
  await build.close();
  parentPort.postMessage(shippedFolders());
});
