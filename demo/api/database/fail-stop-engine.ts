import { PGlite } from '@electric-sql/pglite';

/** PostgreSQL's severities after which a server's process ends: what it has in memory can't be trusted any more. */
const ENDING: readonly unknown[] = ['PANIC', 'FATAL'];
/** PostgreSQL's code for a disk that fails to read or write. A server goes on, and its log tells somebody. */
const IO_ERROR = '58030';
/** PostgreSQL's code for a server that has ended. */
const ENDED = '57P01';
/** Status with which the engine's main loop is left for an error of PostgreSQL's (`POSTGRES_MAIN_LONGJMP`). */
const DATABASE_ERROR = 100;

/**
 * The embedded engine, which ends where a server's process would, such as after a sync that failed or a trap of
 * WebAssembly (unreachable code, memory out of bounds, no stack left), and where its disk fails otherwise. By itself it
 * goes on: a statement that trapped succeeds without having done anything, a commit too, and a later one never returns
 * and takes the whole process with it.
 */
export class FailStopEngine extends PGlite {
  #hasEnded = false;
  #trap: unknown;
  #end: (fault: unknown) => void = () => {};
  /** Resolves with the fault after which every statement is rejected. */
  readonly ended = new Promise<unknown>(resolve => {
    this.#end = resolve;
  });

  /** From now on a trap ends the engine; to be called once, when it is ready. */
  endOnTraps(): void {
    const { mod } = this;
    if (!mod) throw new Error('The database engine is not ready.');
    for (const turn of ['_PostgresMainLoopOnce', '_PostgresMainLongJmp'] as const) {
      const run = mod[turn];
      mod[turn] = () => {
        try {
          run();
        } catch (fault) {
          if ((fault as { status?: unknown }).status !== DATABASE_ERROR) this.#leaveLoop(mod, fault);
          throw fault;
        }
      };
    }
  }

  /** Nothing runs in the engine any more; what it has answered so far is still read. */
  #leaveLoop(mod: NonNullable<PGlite['mod']>, trap: unknown): void {
    this.#trap = trap;
    const leave = () => {
      throw trap;
    };
    Object.assign(mod, {
      _PostgresMainLoopOnce: () => {
        // The engine's own loop swallows what a turn throws, but not what follows.
        mod.stackRestore = leave;
        leave();
      },
      _pq_buffer_remaining_data: () => 0,
      _PostgresSendReadyForQueryIfNecessary: () => {},
      _pgl_pq_flush: () => {},
    });
  }

  override execProtocol(...words: Parameters<PGlite['execProtocol']>): ReturnType<PGlite['execProtocol']> {
    return this.#unlessEnded(() => super.execProtocol(...words));
  }

  override execProtocolStream(
    ...words: Parameters<PGlite['execProtocolStream']>
  ): ReturnType<PGlite['execProtocolStream']> {
    return this.#unlessEnded(() => super.execProtocolStream(...words));
  }

  /** An engine that has ended has nothing to close. */
  override async close(): Promise<void> {
    if (!this.#hasEnded) await super.close();
  }

  async #unlessEnded<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#hasEnded) throw hasEnded();
    try {
      const result = await work();
      if (this.#trap) throw this.#trap;
      return result;
    } catch (fault) {
      const { severity, code } = fault as { severity?: unknown; code?: unknown };
      if (!this.#trap && !ENDING.includes(severity) && code !== IO_ERROR) throw fault;
      this.#hasEnded = true;
      this.#end(fault);
      throw hasEnded(fault);
    }
  }
}

function hasEnded(cause?: unknown): Error {
  return Object.assign(new Error('The database engine has ended.', { cause }), { code: ENDED });
}
