import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { transform } from 'esbuild';

/** What an import without an ending may mean, in this order. */
const ENDINGS = ['.ts', '.tsx', '/index.ts', '/index.tsx'];

const isFile = path => existsSync(path) && statSync(path).isFile();

/** TypeScript to JavaScript, file by file. Types are `npm run types`' business. */
export const typescript = () => ({
  name: 'typescript',
  resolveId(source, importer) {
    if (!source.startsWith('.') || !importer) return null;
    const path = resolve(dirname(importer), source);
    return ENDINGS.map(ending => path + ending).find(isFile) ?? null;
  },
  async transform(code, id) {
    if (!/\.tsx?$/.test(id)) return null;
    const { code: transpiled, warnings } = await transform(code, {
      loader: id.endsWith('x') ? 'tsx' : 'ts',
      jsx: 'automatic',
      target: 'es2022',
      sourcefile: id,
      tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
    });
    for (const { text } of warnings) this.warn(text);
    return { code: transpiled, map: null };
  },
});
