import { client, serviceWorker } from './site/build/client.mjs';
import { server } from './site/build/server.mjs';
import { analytics, loader, single } from './widgets/build/embed.mjs';
import { readRecords } from './widgets/build/records.mjs';
import { source } from './widgets/build/source.mjs';

/** Transpiles everything once. Comes first: the bundles below are made of its output. */
export { source };

/** What partners load: `tass.js` with its chunks, and each element by itself. */
export const widgets = async () => [
  loader(),
  analytics(),
  ...(await readRecords()).map(({ name }) => single(name)),
];

/** The site's script, and what prerenders its pages. */
export const site = () => [client(), serviceWorker(), server()];

/** For rollup's own command line; `npm run build` does the same, prerenders, and skips what has not changed. */
export default async () => [source(), ...(await widgets()), ...site()];
