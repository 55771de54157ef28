import { buildSync } from 'esbuild';

/** What draws, in a page or as text. */
const DRAWS = /^react-dom\b/;
/** What only Preact can draw: it uses Preact's hooks. */
const PREACT_ALONE = 'preact';

/** Those of the files that draw, on React as on Preact, with whatever they import. */
export function drawing(files, root) {
  const { metafile } = buildSync({
    absWorkingDir: root,
    // One entry point: each of its own would be printed with all it imports.
    stdin: { contents: files.map(file => `import './${file}';`).join('\n'), resolveDir: root },
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    loader: { '.css': 'empty', '.json': 'empty' },
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  return files.filter(file => {
    const reached = new Set([file]);
    // Grows while it is gone through.
    for (const path of reached)
      for (const next of metafile.inputs[path]?.imports ?? []) reached.add(next.path);
    return !reached.has(PREACT_ALONE) && [...reached].some(path => DRAWS.test(path));
  });
}
