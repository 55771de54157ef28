import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import ts from 'typescript';

// Empty projects, each with the packed package installed as its users have it.

/** Where the projects stand side by side. */
export const ROOT = resolve('.build/pack');
/** Where the projects have it, under the name that its README installs it by. */
export const INSTALLED = join(ROOT, 'node_modules/tass-widgets');

/** Packs the package as `npm publish` would; answers the tarball's path. */
export function pack(): string {
  rmSync(ROOT, { recursive: true, force: true });
  mkdirSync(ROOT, { recursive: true });
  execFileSync('npm', ['pack', resolve('dist/package'), '--pack-destination', ROOT, '--loglevel=error'], {
    cwd: ROOT,
    stdio: 'ignore',
  });
  const [file = ''] = readdirSync(ROOT).filter(name => name.endsWith('.tgz'));
  mkdirSync(INSTALLED, { recursive: true });
  execFileSync('tar', ['-xzf', join(ROOT, file), '-C', INSTALLED, '--strip-components=1']);
  return join(ROOT, file);
}

const HTML =
  '<!doctype html><html lang="en"><head><title>Host</title><link rel="icon" href="data:,"></head><body><div id="app"></div><script type="module" src="./main.ts"></script></body></html>';

const CONFIG = {
  compilerOptions: {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    types: [],
  },
  include: ['*.ts', '*.tsx'],
};

/** What somebody writes to show the finder, for each kind of project. */
const SOURCES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  plain: {
    'main.ts': `import 'tass-widgets/finder';
const finder = document.createElement('tass-finder');
finder.partner = 'acme';
finder.addEventListener('tass-finder-change', event => { document.title = event.detail.brand ?? ''; });
document.querySelector('#app')?.append(finder);
`,
  },
  react: {
    'main.ts': `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
createRoot(document.querySelector('#app') as Element).render(createElement(App));
`,
    'app.tsx': `import 'tass-widgets/finder';
import type {} from 'tass-widgets/react';
export function App() {
  return <tass-finder partner="acme" ontass-finder-change={event => { document.title = event.detail.brand ?? ''; }} />;
}
`,
  },
  'react-component': {
    'main.ts': `import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app';
hydrateRoot(document.querySelector('#app') as Element, createElement(App));
`,
    'app.tsx': `import { TassFinder, TassProductGrid } from 'tass-widgets/react';
export function App() {
  return (
    <main>
      <TassFinder partner="acme" className="mine" onTassFinderChange={event => { document.title = event.detail.brand ?? ''; }} />
      <TassProductGrid limit={2} inStock viewMore="/new" hidden />
    </main>
  );
}
`,
  },
  vue: {
    'main.ts': `import 'tass-widgets/finder';
import type {} from 'tass-widgets/vue';
import { createApp, h } from 'vue';
createApp({
  render: () => h('tass-finder', { partner: 'acme', onTassFinderChange: (event: CustomEvent<{ brand?: string }>) => { document.title = event.detail.brand ?? ''; } }),
}).mount('#app');
`,
  },
};

export const KINDS = Object.keys(SOURCES);

/** Writes one of the projects, with HTML in its page; answers its folder. */
export function writeProject(kind: string, drawn = ''): string {
  const folder = join(ROOT, kind);
  const files = {
    'index.html': HTML.replace('<div id="app">', `$&${drawn}`),
    'tsconfig.json': JSON.stringify(CONFIG),
    ...SOURCES[kind],
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

/** What TypeScript says of projects, read as one, and of the package in them; what other packages declare is their business. */
export function typeFaults(folders: readonly string[]): string[] {
  const projects = folders.map(folder => ts.parseJsonConfigFileContent(CONFIG, ts.sys, folder));
  const program = ts.createProgram(
    projects.flatMap(({ fileNames }) => fileNames),
    projects[0]?.options ?? {},
  );
  const ours = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(ROOT.replaceAll(sep, '/')));
  return [
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...ours.flatMap(file => [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ]),
  ].map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
