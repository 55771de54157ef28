import { rollup } from 'rollup';
import { onwarn, packages, production, transpile } from '../../../widgets/build/plugins.mjs';

/** The fixture element as the code of one script, made by the build's own plugins. */
export async function buildFixture(): Promise<string> {
  const bundle = await rollup({
    input: 'tests/browser/element/fixture.tsx',
    plugins: [transpile(), production(), packages()],
    onwarn,
  });
  const { output } = await bundle.generate({ format: 'es' });
  return output[0].code;
}
