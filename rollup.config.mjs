import { client, serviceWorker } from './site/build/client.mjs';
import { server } from './site/build/server.mjs';
import { loader } from './widgets/build/bundles/loader-bundle.mjs';
import { APART, analytics, part, single } from './widgets/build/bundles/single-bundles.mjs';
import { packageBundle } from './widgets/build/package/package.mjs';
import { readRecords } from './widgets/build/records.mjs';
import { transpileSource } from './widgets/build/source.mjs';

const SINGLE = 'single:';
const CONFIGS = {
  ...Object.fromEntries(APART.map(name => [name, () => part(name)])),
  client,
  serviceWorker,
  server,
  loader,
  analytics,
  package: packageBundle,
};

/** Rollup's configuration of the bundle of a name. */
export const bundleConfig = name =>
  name.startsWith(SINGLE) ? single(name.slice(SINGLE.length)) : CONFIGS[name]();

/** What the site's pages are served and drawn with. */
export const SITE_BUNDLES = ['client', 'server', 'serviceWorker'];

/** What partners load, the longest first: `tass.js` with its chunks, the package, and each element by itself. */
export const partnerBundles = async () => [
  'loader',
  'package',
  ...(await readRecords()).map(({ name }) => SINGLE + name),
  'analytics',
  ...APART,
];

/** For rollup's own command line; `npm run build` makes the same side by side, draws pages, and skips what is unchanged. */
export default async () => {
  await transpileSource();
  return Promise.all([...SITE_BUNDLES, ...(await partnerBundles())].map(bundleConfig));
};
