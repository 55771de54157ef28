import { readFileSync } from 'node:fs';
import nodeResolve from '@rollup/plugin-node-resolve';
import { type Plugin, rollup } from 'rollup';
import ts from 'typescript';
import { cssAsText } from '../../../../widgets/build/plugins/css.mjs';
import { onwarn, packages, production } from '../../../../widgets/build/plugins/plugins.mjs';

const { config } = ts.readConfigFile('tsconfig.json', path => readFileSync(path, 'utf8'));
const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, '.');

/** As the build's, but file by file: reading what all types are takes seconds, and `npm run types` does. */
const transpile = (): Plugin => ({
  name: 'transpile',
  transform: (code, fileName) =>
    /\.tsx?$/.test(fileName)
      ? { code: ts.transpileModule(code, { fileName, compilerOptions: options }).outputText, map: null }
      : null,
});

/** The fixture element as the code of one script, made by the build's own plugins. */
export async function buildFixture(): Promise<string> {
  const bundle = await rollup({
    input: 'tests/browser/hosts/element-layer/fixture.tsx',
    plugins: [
      cssAsText(),
      nodeResolve({ extensions: ['.ts', '.tsx'] }),
      transpile(),
      production(),
      packages(),
    ],
    onwarn,
  });
  const { output } = await bundle.generate({ format: 'es' });
  return output[0].code;
}
