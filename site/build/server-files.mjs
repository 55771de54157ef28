import { resolve } from 'node:path';
import { loaderSignature } from '../../widgets/build/bundles/sign.mjs';
import { siteHeaders, widgetHeaders, YEAR } from './headers.mjs';

// Ready files for servers and hosts, from the same headers that our own servers send.

const WIDGETS = '/widgets/';
const LOADER = `${WIDGETS}latest/tass.js`;
/** Ends so in every language; its type is that of its specification (OpenSearch 1.1). */
const OPEN_SEARCH = '/opensearch.xml';
const OPEN_SEARCH_TYPE = 'application/opensearchdescription+xml';

const { 'Cache-Control': pagesKept, ...site } = siteHeaders;
const { 'Cache-Control': versionsKept, ...widgets } = widgetHeaders(WIDGETS);

/** A value inside double quotes. */
const quoted = value => value.replaceAll('"', '\\"');

/** With `always` a header stands beside errors too: none of them is to be kept. */
const nginxHeaders = headers =>
  Object.entries(headers)
    .map(([name, value]) => {
      const always = name === 'Cache-Control' && value !== pagesKept ? '' : ' always';
      return `    add_header ${name} "${quoted(value)}"${always};`;
    })
    .join('\n');

/** A place with pages, and the page that is shown there for what is not found. */
const nginxPages = (place, notFound) => `location ${place} {
    root $tass/site;
    error_page 404 ${notFound};
    try_files $uri $uri.html $uri/index.html =404;
${nginxHeaders(siteHeaders)}
}`;

/** Part of an nginx `server` block. `prefixes` are those of the languages that have one, such as `/ar`. */
export const nginxFile = (
  prefixes,
  folder = resolve('dist'),
) => `# Inside server { ... }; the folder as the build leaves it.
set $tass ${folder};
gzip_static on;
gzip_vary on;
# With the module libnginx-mod-http-brotli-static:
# brotli_static on;
charset utf-8;
# Links of long lists.
large_client_header_buffers 4 16k;
error_page 404 /404.html;

location ${WIDGETS} {
    root $tass;
${nginxHeaders(widgetHeaders(WIDGETS))}
}
location ${WIDGETS}latest/ {
    root $tass;
${nginxHeaders(widgetHeaders(`${WIDGETS}latest/`))}
}
location = ${LOADER} {
    root $tass;
${nginxHeaders(widgetHeaders(LOADER))}
}
location ~ ^/(assets|fonts)/ {
    root $tass/site;
${nginxHeaders({ ...siteHeaders, 'Cache-Control': YEAR })}
}
location ~ \\.webmanifest$ {
    root $tass/site;
    types { }
    default_type application/manifest+json;
${nginxHeaders(siteHeaders)}
}
location ~ ${OPEN_SEARCH.replace('.', '\\.')}$ {
    root $tass/site;
    types { }
    default_type ${OPEN_SEARCH_TYPE};
${nginxHeaders(siteHeaders)}
}
${[...prefixes, ''].map(prefix => nginxPages(`${prefix}/`, `${prefix}/404.html`)).join('\n')}
`;

const caddyHeaders = (matcher, headers) =>
  Object.entries(headers)
    .map(([name, value]) => `    header ${matcher} ${name} "${quoted(value)}"`)
    .join('\n');

/** A Caddyfile: `SITE` is the shop's host name, for which Caddy gets a certificate by itself. */
export const caddyFile = (
  prefixes,
  folder = resolve('dist'),
) => `# SITE=shop.example caddy run --config Caddyfile
{$SITE::8080} {
    encode zstd gzip

    # Each header by matchers of which one alone fits: Caddy does not take them in the order they stand in.
    @site not path ${WIDGETS}*
    @pages not path ${WIDGETS}* /assets/* /fonts/*
    @hashed path /assets/* /fonts/*
    @manifest path *.webmanifest
    @opensearch path *${OPEN_SEARCH}
    @widgets path ${WIDGETS}*
    @versions {
        path ${WIDGETS}*
        not path ${WIDGETS}latest/*
    }
    @latest path ${WIDGETS}latest/*
${caddyHeaders('@site', site)}
    header @pages Cache-Control "${pagesKept}"
    header @hashed Cache-Control "${YEAR}"
    header @manifest Content-Type "application/manifest+json"
    header @opensearch Content-Type "${OPEN_SEARCH_TYPE}"
${caddyHeaders('@widgets', widgets)}
    header @versions Cache-Control "${versionsKept}"
    header @latest Cache-Control "${widgetHeaders(`${WIDGETS}latest/`)['Cache-Control']}"
    @loader path ${LOADER}
${caddyHeaders('@loader', loaderSignature())}

    handle ${WIDGETS}* {
        root * ${folder}
        file_server {
            precompressed br gzip
        }
    }
    handle {
        root * ${folder}/site
        try_files {path} {path}.html {path}/index.html
        file_server {
            precompressed br gzip
            disable_canonical_uris
        }
    }
    handle_errors {
        root * ${folder}/site
        # Instead of what the path would say: a file that is missing may come the next moment.
        header Cache-Control "${pagesKept}"
        @unprefixed not path${prefixes.map(prefix => ` ${prefix}/*`).join('')}
        rewrite @unprefixed /404.html
${prefixes.map(prefix => `        rewrite ${prefix}/* ${prefix}/404.html`).join('\n')}
        file_server {
            precompressed br gzip
        }
    }
}
`;

/** What hosts of files run: one folder holds pages and elements. */
const COMMAND = 'npm ci && npm run build && cp -r dist/widgets dist/site/';

/** For Netlify; headers stand in `dist/site/_headers`. */
export const netlifyFile =
  prefixes => `# Copied to the project's root; SHOP_API and SHOP_URL are set at the host.
[build]
  command = "${COMMAND}"
  publish = "dist/site"

# Addresses have no slash at their end: no redirects.
[build.processing.html]
  pretty_urls = false
${prefixes
  .map(
    prefix => `
[[redirects]]
  from = "${prefix}/*"
  to = "${prefix}/404.html"
  status = 404
`,
  )
  .join('')}`;

/** For Cloudflare Workers' files, which show the nearest `404.html`; headers stand in `dist/site/_headers`. */
export const cloudflareFile = () =>
  `${JSON.stringify(
    {
      name: 'tass-shop',
      compatibility_date: '2026-01-01',
      build: { command: COMMAND },
      assets: {
        directory: './dist/site',
        // `/b2b`, not `/b2b/`.
        html_handling: 'drop-trailing-slash',
        not_found_handling: '404-page',
      },
    },
    null,
    2,
  )}\n`;

/** Every ready file by its name in `dist`. */
export const serverFiles = prefixes => ({
  'nginx.conf': nginxFile(prefixes),
  Caddyfile: caddyFile(prefixes),
  'netlify.toml': netlifyFile(prefixes),
  'wrangler.jsonc': cloudflareFile(),
});
