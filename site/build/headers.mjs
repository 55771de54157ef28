import { loaderSignature } from '../../widgets/build/bundles/sign.mjs';

// What a web server says beside each file: the one source of our own servers' headers and of the ready files for others.

/** Files under this path are what partners load. */
const WIDGETS = '/widgets/';

/** For files whose names change with their contents. */
export const YEAR = 'public, max-age=31536000, immutable';
const SOON = 'public, max-age=300, stale-while-revalidate=3600';

/** Everything that is served. */
const everywhere = { 'X-Content-Type-Options': 'nosniff' };

const LOADER = `${WIDGETS}latest/tass.js`;

/** What partners load: anybody may; versions never change, `latest` changes soon after a release. */
export const widgetHeaders = path => ({
  ...everywhere,
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': path.startsWith(`${WIDGETS}latest/`) ? SOON : YEAR,
  ...(path === LOADER && loaderSignature()),
});

/** The shop's pages. Their content policy stands in each page; only what a page can't say of itself stands here. */
export const siteHeaders = {
  ...everywhere,
  'Content-Security-Policy': "frame-ancestors 'none'",
  // Plain `same-origin` would break the sign-in popup.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'Cache-Control': 'public, max-age=0, must-revalidate',
};

/** Path pattern to headers, the general first: a later one replaces what came before. */
const rules = () => [
  ['/*', siteHeaders],
  ['/assets/*', { 'Cache-Control': YEAR }],
  ['/fonts/*', { 'Cache-Control': YEAR }],
  [`${WIDGETS}*`, widgetHeaders(WIDGETS)],
  [`${WIDGETS}latest/*`, widgetHeaders(`${WIDGETS}latest/`)],
  [LOADER, loaderSignature()],
];

const fits = (pattern, path) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** All that is said beside the file at a path. What is not found may be there the next moment: it is kept as pages are. */
export const headersFor = (path, status = 200) =>
  Object.assign(
    {},
    ...rules()
      .filter(([pattern]) => fits(pattern, path))
      .map(([, headers]) => headers),
    status >= 400 && { 'Cache-Control': siteHeaders['Cache-Control'] },
  );

/** Headers without those of a name that others have. */
const beyond = (headers, others) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !(name in others)));

/**
 * The `_headers` file that Netlify and Cloudflare read. Of two values for one path Cloudflare sends both and Netlify says nothing, so
 * that no path has a name twice here. Pages have no `Cache-Control`: both hosts say by themselves what ours do. For what is not found
 * Netlify says it anyway; Cloudflare says what stands here, whatever the status, and a rule can't tell the two apart.
 */
export function headersFile(versions) {
  const { 'Cache-Control': sameAtHosts, ...site } = siteHeaders;
  const kept = value => ({ 'Cache-Control': value });
  const rules = [
    ['/*', site],
    ['/assets/*', kept(YEAR)],
    ['/fonts/*', kept(YEAR)],
    [`${WIDGETS}*`, beyond(widgetHeaders(WIDGETS), siteHeaders)],
    ...versions.map(name => [`${WIDGETS}${name}/*`, kept(YEAR)]),
    [`${WIDGETS}latest/*`, kept(SOON)],
    [LOADER, loaderSignature()],
  ];
  return rules
    .filter(([, headers]) => Object.keys(headers).length > 0)
    .map(([path, headers]) => `${path}\n${Object.entries(headers).map(line).join('')}`)
    .join('\n');
}

const line = ([name, value]) => `  ${name}: ${value}\n`;
