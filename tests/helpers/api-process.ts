import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { apiProgram } from './api-programs';
import { freePort } from './free-port';
import { NO_LIMITS } from './no-limits';
import { QUICK_START } from './quick-start';

/** The API in a process of its own, as `npm run api` starts it but bundled, on a folder or database that outlives it. */
export interface ApiProcess {
  url: string;
  child: ChildProcess;
  /** Everything it printed so far. */
  output(): string;
  /** Resolves with the exit code (null after a signal). */
  exited: Promise<number | null>;
  kill(signal: NodeJS.Signals): Promise<number | null>;
}

const ROOT = resolve(import.meta.dirname, '../..');

/**
 * Starts it and waits until it says that it is ready; rejects with its output when it ends before. `files` is how many
 * it may have open.
 */
export async function startProcess(env: Record<string, string>, files?: number): Promise<ApiProcess> {
  const port = env.API_PORT ?? String(await freePort());
  const { DATABASE_URL: _, ...inherited } = process.env;
  const limited = files ? ['sh', '-c', `ulimit -n ${files} && exec "$0" "$@"`] : [];
  const [program = '', ...words] = [...limited, process.execPath, ...QUICK_START, await apiProgram('main')];
  const child = spawn(program, words, {
    cwd: ROOT,
    env: {
      ...inherited,
      ...NO_LIMITS,
      API_HOST: '127.0.0.1',
      ...env,
      API_PORT: port,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exited = new Promise<number | null>(done => child.once('close', code => done(code)));
  await new Promise<void>((ready, failed) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      if (output.includes('API ready on')) ready();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exited.then(code => failed(new Error(`The API ended with ${code}: ${output}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    output: () => output,
    exited,
    kill: signal => {
      child.kill(signal);
      return exited;
    },
  };
}
