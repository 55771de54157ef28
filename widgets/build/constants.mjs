import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrity } from './bundles/sign.mjs';

/** Version in package.json. */
export const version = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
).version;

/** Where partners load from. */
export const WIDGETS = 'dist/widgets';
/** Files of this version; `latest` beside it is a copy. */
export const VERSION_FOLDER = join(WIDGETS, version);

/** An address that paths are put behind: without a slash at the end. */
const address = (name, fallback) => (process.env[name] || fallback).replace(/\/+$/, '');

/** Hosts that the build is made for. */
export const shopApi = address('SHOP_API', 'http://localhost:4000');
export const shopUrl = address('SHOP_URL', 'http://localhost:8080');
/** Where `dist/widgets` is served, for the lines that partners paste. */
export const widgetsUrl = address('WIDGETS_URL', `${shopUrl}/widgets`);
/** https origins of purchasing systems that take lists back, with commas between. */
export const ociHosts = process.env.OCI_HOSTS ?? '';

/** Lines of the changelog that matter to pages with elements, the newest version first. */
const changes = readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8')
  .split(/^### /m)
  .filter(section => /^(Elements|Package)/.test(section))
  .flatMap(section => section.match(/(?<=^- ).*/gm) ?? []);

/** What the build writes into the source. */
export const constants = {
  __VERSION__: JSON.stringify(version),
  __SHOP_API__: JSON.stringify(shopApi),
  __SHOP_URL__: JSON.stringify(shopUrl),
  __WIDGETS_URL__: JSON.stringify(widgetsUrl),
  __CHANGES__: JSON.stringify(JSON.stringify(changes)),
  __OCI_HOSTS__: JSON.stringify(ociHosts),
  __INTEGRITY__: JSON.stringify(integrity),
};
