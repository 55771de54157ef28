import typescript from '@rollup/plugin-typescript';
import { rollup } from 'rollup';
import { cssAsText } from '../../../widgets/build/css.mjs';
import { onwarn, packages, production } from '../../../widgets/build/plugins.mjs';

/** As the build's, over what the fixture needs alone: the whole source takes ten seconds. */
const transpile = () =>
  typescript({
    tsconfig: 'tests/browser/element/tsconfig.json',
    include: ['**/*.ts', '**/*.tsx'],
    noForceEmit: true,
  });

/** The fixture element as the code of one script, made by the build's own plugins. */
export async function buildFixture(): Promise<string> {
  const bundle = await rollup({
    input: 'tests/browser/element/fixture.tsx',
    plugins: [cssAsText(), transpile(), production(), packages()],
    onwarn,
  });
  const { output } = await bundle.generate({ format: 'es' });
  return output[0].code;
}
