import { buildSync } from 'esbuild';

/** Packages that are React, or take it from whoever uses them. */
const REACT = /^(@?preact|react|@r2wc|zustand|goober|wouter|use-sync-external-store)\b/;

/** Those of the files that reach React over whatever they import. */
export function usingReact(files, root) {
  const { metafile } = buildSync({
    absWorkingDir: root,
    entryPoints: files,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    loader: { '.css': 'empty' },
    outdir: 'nowhere',
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  return files.filter(file => {
    const reached = new Set([file]);
    // Grows while it is gone through.
    for (const path of reached)
      for (const next of metafile.inputs[path]?.imports ?? []) reached.add(next.path);
    return [...reached].some(path => REACT.test(path));
  });
}
