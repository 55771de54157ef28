import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { transform } from 'lightningcss';

const PREFIX = '\0css:';

/** Without the spaces that stay behind commas where a value holds `var()`; what stands in quotes is left alone. */
const withoutSpaces = css => css.replace(/("[^"]*"|'[^']*')|, /g, (_, quoted) => quoted ?? ',');

/** One style sheet, minified. */
export function minifyCss(file) {
  const { code, warnings } = transform({ filename: file, code: readFileSync(file), minify: true });
  for (const { message, loc } of warnings) console.warn(`${file}:${loc.line} ${message}`);
  return withoutSpaces(code.toString());
}

/** `import css from './x.css'` gives the minified text. For rollup and vitest alike. */
export function cssAsText() {
  return {
    name: 'css-as-text',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!source.endsWith('.css') || !importer || importer.startsWith('\0')) return null;
      const file = source.startsWith('.')
        ? resolve(dirname(importer), source)
        : createRequire(importer).resolve(source);
      // Under a name of its own, so that no other plugin takes it for a style sheet of the page.
      return `${PREFIX}${file}.js`;
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const file = id.slice(PREFIX.length, -'.js'.length);
      this.addWatchFile?.(file);
      return `export default ${JSON.stringify(minifyCss(file))};`;
    },
  };
}
