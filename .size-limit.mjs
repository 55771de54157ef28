import { readFileSync } from 'node:fs';

// Files of earlier builds stay for pages that are open: the last build says which script is its own.
const { entry, modules } = JSON.parse(readFileSync('.build/manifest.json', 'utf8'));

export default [
  {
    name: 'finder.js, complete with its results',
    path: 'dist/widgets/latest/finder.js',
    limit: '34 kB',
  },
  {
    name: 'product-grid.js, complete',
    path: 'dist/widgets/latest/product-grid.js',
    limit: '23.6 kB',
  },
  {
    name: "tass.js, all that the finder's brands wait for",
    path: 'dist/widgets/latest/tass.js',
    limit: '14 kB',
  },
  {
    name: 'the site’s own script',
    path: `dist/site${modules[entry][0]}`,
    limit: '18.9 kB',
  },
];
