import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import sirv from 'sirv';
import ts from 'typescript';
import { constants } from '../../widgets/build/constants.mjs';
import { minifyCss } from '../../widgets/build/plugins/css.mjs';
import { freePort } from './free-port';
import { translated, XX } from './pseudo-language';

// The whole shop with one more language. It is made while the source is bundled: every object with a value for English and
// one for Arabic gets a third, as somebody who translates the shop would add it, and nothing else changes.

const ROOT = resolve(import.meta.dirname, '../..');
const MESSAGES = join(ROOT, 'tests/helpers/pseudo-language.ts');

/** The languages' own file is one line more, of facts and not of sentences. */
const LANGUAGES = 'widgets/locale/languages.ts';

/** The places of a file that hold something for each language, behind whose last entry the third goes. */
function columnsOf(file: string, code: string): { readonly at: number; readonly english: string }[] {
  const found: { at: number; english: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const value = (name: string) => node.properties.find(({ name: key }) => key?.getText() === name);
      const en = value('en');
      if (en && value('ar')) {
        const english = ts.isPropertyAssignment(en) ? en.initializer.getText() : 'en';
        found.push({ at: (node.properties.at(-1) as ts.Node).end, english });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

/** A file's code with a third column. */
function withThirdLanguage(file: string, code: string): string {
  const columns = /\bar\b/.test(code) ? columnsOf(file, code) : [];
  if (columns.length === 0) return code;
  let longer = code;
  for (const { at, english } of columns.reverse()) {
    const value = file.endsWith(LANGUAGES) ? english.replace("'ltr'", "'rtl'") : `thirdLanguage(${english})`;
    longer = `${longer.slice(0, at)}, ${XX}: ${value}${longer.slice(at)}`;
  }
  return `import { translated as thirdLanguage } from ${JSON.stringify(MESSAGES)};\n${longer}`;
}

const source: Plugin = {
  name: 'third-language',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](widgets|site)[\\/].*\.tsx?$/ }, async ({ path }) => ({
      contents: withThirdLanguage(path, await readFile(path, 'utf8')),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    }));
    onLoad({ filter: /\.css$/ }, ({ path }) => ({ contents: minifyCss(path), loader: 'text' }));
  },
};

const PREACT = {
  react: '@preact/compat',
  'react-dom': '@preact/compat',
  'react-dom/client': '@preact/compat/client',
  'react-dom/server': '@preact/compat/server',
  'react/jsx-runtime': '@preact/compat/jsx-runtime',
};

/** Node programs and large packages that find their own way. */
const EXTERNAL = ['@swc/core', 'lightningcss', 'sharp', 'typescript', 'harfbuzzjs', 'firebase'];

const options = (address: string): BuildOptions => ({
  absWorkingDir: ROOT,
  bundle: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  // Its paths are of types alone.
  tsconfigRaw: {},
  metafile: true,
  logLevel: 'error',
  alias: PREACT,
  plugins: [source],
  define: {
    ...constants,
    __SHOP_API__: JSON.stringify(address),
    __SHOP_URL__: JSON.stringify(address),
    __WIDGETS_URL__: JSON.stringify(`${address}/widgets`),
    'process.env.NODE_ENV': '"production"',
  },
});

const bare = (path: string) => path.replace(/\.tsx?$/, '');

/** What finished pages are told of their scripts: the entry brings all others. */
function manifestOf({ inputs }: Metafile): string {
  const sources = Object.keys(inputs)
    .filter(path => /^(site|widgets)\//.test(path))
    .map(bare);
  const third = sources.map(path => path.replace('site/content/en/', `site/content/${XX}/`));
  const script = '/assets/js/main.js';
  const modules = Object.fromEntries([...sources, ...third].map(path => [path, [script]]));
  return JSON.stringify({ version: '0', entry: 'site/app/main', modules });
}

/** The same answer with its titles and descriptions in the third language, and pictures from here. */
function answerIn(text: string, api: string, address: string): string {
  const own = text.replaceAll(api, address);
  try {
    return JSON.stringify(JSON.parse(own), (key, value: unknown) =>
      /^(title|description|name)$/.test(key) ? translated(value) : value,
    );
  } catch {
    return own;
  }
}

/** Answers in the API's place. */
async function passOn(api: string, address: string, request: IncomingMessage, response: ServerResponse) {
  const answer = await fetch(api + request.url, { headers: { 'accept-language': XX } });
  const type = answer.headers.get('content-type') ?? '';
  const body = type.includes('json')
    ? answerIn(await answer.text(), api, address)
    : Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, { 'content-type': type }).end(body);
}

interface Pages {
  draw(lang: string, path: string): Promise<{ readonly html: Uint8Array }>;
}

async function sendPage(pages: Pages, path: string, response: ServerResponse) {
  const drawn = pages.draw(XX, path.replace(`/${XX}`, '') || '/');
  const { html, status } = await drawn.then(
    ({ html }) => ({ html, status: 200 }),
    (error: unknown) => ({ html: Buffer.from(String(error)), status: 503 }),
  );
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html);
}

interface Prerender {
  prepare(options: object): Promise<Pages>;
}

/** Builds the shop with a third language and serves it. Returns its address and what stops it. */
export async function startPseudoShop(api: string): Promise<{ address: string; stop(): Promise<void> }> {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const base = join(ROOT, `.build/third-language/${port}`);
  const folder = join(base, 'site');
  await mkdir(folder, { recursive: true });
  const [client] = await Promise.all([
    build({
      ...options(address),
      // One file, which a browser keeps: a hundred for each page would take most of its time.
      minify: true,
      entryPoints: [join(ROOT, 'site/app/main.ts')],
      outdir: join(folder, 'assets/js'),
    }),
    build({
      ...options(address),
      platform: 'node',
      splitting: true,
      external: EXTERNAL,
      entryPoints: [join(ROOT, 'site/prerender/main.ts')],
      outdir: join(base, 'server'),
      banner: {
        js: "import { createRequire as nodeRequire } from 'node:module'; const require = nodeRequire(import.meta.url);",
      },
    }),
  ]);
  const manifest = join(base, 'manifest.json');
  await writeFile(manifest, manifestOf(client.metafile as Metafile));

  const files = sirv(folder, { dev: true, etag: true });
  let pages: Pages;
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', address).pathname;
    if (/^\/(api|pictures\/(products|brands|banners))\//.test(path))
      await passOn(api, address, request, response);
    else if (/\.\w+$/.test(path)) files(request, response);
    else await sendPage(pages, path, response);
  }).listen(port);
  const { prepare } = (await import(pathToFileURL(join(base, 'server/main.js')).href)) as Prerender;
  pages = await prepare({ folder, manifest, api: address, shop: address });
  return {
    address,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await rm(base, { recursive: true });
    },
  };
}
