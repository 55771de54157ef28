import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { command } from './command';

/** Time in ms after which an address that does not answer is given up. */
const FETCH_LIMIT = 60_000;
const USAGE = 'Name a file or an address: npm run catalogue -- products.csv';

/**
 * `npm run catalogue -- FILE-or-URL`: says what a sheet of products would change; with `--apply` it is done, with
 * `--allow-emptying` also where it empties the shop. `-- --export` prints the sheet of what the shop has now.
 */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      apply: { type: 'boolean', default: false },
      'allow-emptying': { type: 'boolean', default: false },
      export: { type: 'boolean', default: false },
    },
  });
  const [source, ...others] = positionals;
  if (values.export) await command({ exportProducts: true });
  else if (!source || others.length > 0) throw new Error(USAGE);
  else {
    const text = await read(source);
    await command({
      importProducts: { text, apply: values.apply, allowEmptying: values['allow-emptying'] },
    });
  }
} catch (fault) {
  process.stderr.write(`${fault instanceof Error ? fault.message : fault}\n`);
  process.exitCode = 2;
}

async function read(source: string): Promise<string> {
  const bytes = /^https?:\/\//.test(source)
    ? await download(source)
    : await readFile(source).catch(unreadable);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error(`${source} is not UTF-8; save it as "CSV UTF-8".`);
  }
}

async function download(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(FETCH_LIMIT) }).catch(() => {
    throw new Error(`${address} does not answer.`);
  });
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  if (response.headers.get('content-type')?.startsWith('text/html'))
    throw new Error(`${address} is a page, not a sheet; publish the sheet to the web as CSV.`);
  return response.arrayBuffer();
}

function unreadable(fault: NodeJS.ErrnoException): never {
  throw new Error(fault.code === 'ENOENT' ? `There is no file ${fault.path}.` : fault.message);
}
