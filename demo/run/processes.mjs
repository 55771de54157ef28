import { spawn } from 'node:child_process';
import { explain, UserError } from './ready.mjs';

/** Longest time in ms that a program may take to stop. */
const STOP_TIMEOUT = 10_000;
/** Longest time in ms that an address may take until it answers: long, since a program that failed has ended and said so. */
const RESPONSE_TIMEOUT = 300_000;

/** Characters of what a program said last, in which the fault that ended it is looked for. */
const MAX_WORDS = 4000;

/** The programs that make up the shop, so that all stop when one does. */
export class Processes {
  #running = new Map();
  #stopping = false;
  /** Called with a sentence when a program ends that was to go on. */
  onEnd = () => {};

  /** Starts a node program that goes on; its errors are shown. */
  start(name, args, env = {}) {
    // What would start once all were told to stop would go on alone, and keep its port.
    if (this.#stopping) return;
    const { child, explained } = this.#spawn(name, args, env, ['ignore', 'ignore', 'pipe', 'ipc']);
    child.once('exit', () => {
      // A program that was started anew is no longer this one.
      if (this.#running.get(name) !== child) return;
      this.#running.delete(name);
      if (!this.#stopping) this.onEnd(explained('stopped'));
    });
  }

  /** Runs a node program to its end; throws one sentence when it fails. */
  async run(name, args, env = {}) {
    if (this.#stopping) return;
    const { child, explained } = this.#spawn(name, args, env, ['ignore', 'inherit', 'pipe']);
    const code = await new Promise(resolve => child.once('exit', resolve));
    this.#running.delete(name);
    if (code !== 0 && !this.#stopping) throw new UserError(explained('failed'));
  }

  /** Spawns a node program whose errors are shown; `explained` says in a sentence why it ended. */
  #spawn(name, args, env, stdio) {
    const child = spawn(process.execPath, args, { stdio, env: { ...process.env, ...env } });
    let words = '';
    child.stderr.on('data', data => {
      words = (words + data).slice(-MAX_WORDS);
      process.stderr.write(data);
    });
    this.#running.set(name, child);
    return { child, explained: what => explain(words) ?? `The ${name} ${what}; it says why above.` };
  }

  /** Sends a message to a program that goes on. */
  send(name, message) {
    this.#running.get(name)?.send(message);
  }

  /** Stops one program and waits for its end. */
  async stop(name) {
    const child = this.#running.get(name);
    if (!child) return;
    this.#running.delete(name);
    const ended = new Promise(resolve => child.once('exit', resolve));
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT);
    await ended;
    clearTimeout(timer);
  }

  /** Stops all. */
  async stopAll() {
    this.#stopping = true;
    await Promise.all([...this.#running.keys()].map(name => this.stop(name)));
  }
}

/** Waits until an address answers; throws a sentence where it does not in time. */
export async function answering(address) {
  const end = Date.now() + RESPONSE_TIMEOUT;
  while (Date.now() < end) {
    const answered = await fetch(address, { signal: AbortSignal.timeout(2000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return;
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  throw new UserError(`${address} does not answer.`);
}
