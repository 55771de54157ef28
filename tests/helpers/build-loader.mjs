import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { rollup } from 'rollup';
import { loader } from '../../widgets/build/bundles/loader-bundle.mjs';
import { transpileSource } from '../../widgets/build/source.mjs';

// Builds `tass.js` with its chunks twice in memory and prints each file's hash, as JSON. A program of its own, for test runners
// load modules in their own way.

/** Finds and reads modules in another order each time, as a busy machine does. */
const unsteady = {
  name: 'unsteady',
  resolveId: async () => void (await pause(Math.random() * 4)),
  load: async () => void (await pause(Math.random() * 4)),
};

const hash = ({ code, source }) =>
  createHash('sha256')
    .update(code ?? source)
    .digest('hex');

async function build() {
  const { output, plugins, ...options } = await loader();
  // Minified or not makes no difference to what belongs together, only to the time.
  const unminified = plugins.filter(({ name }) => name !== 'minify');
  const bundle = await rollup({ ...options, plugins: [unsteady, ...unminified] });
  const made = await bundle.generate(output);
  await bundle.close();
  return Object.fromEntries(made.output.map(file => [file.fileName, hash(file)]));
}

await transpileSource();
console.log(JSON.stringify([await build(), await build()]));
