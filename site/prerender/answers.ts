import type { Query } from '../../widgets/api/client';
import { answerFrom } from '../../widgets/api/query-cache';

/** What a piece of drawing asked for. */
export interface Asked<Result> {
  readonly result: Result;
  /** Answers that were there, by the key of their call. */
  readonly used: Readonly<Record<string, unknown>>;
  /** Calls whose answers weren't. */
  readonly missing: readonly Query<unknown>[];
}

/** Answers of the API, kept for the whole build: pages share many of them. */
export class Answers {
  readonly #known = new Map<string, unknown>();
  readonly #coming = new Map<string, Promise<void>>();

  /** Runs a piece of drawing and notes what it asks for. */
  during<Result>(draw: () => Result): Asked<Result> {
    const used: Record<string, unknown> = {};
    const missing = new Map<string, Query<unknown>>();
    const stop = answerFrom(call => {
      if (this.#known.has(call.key)) used[call.key] = this.#known.get(call.key);
      else missing.set(call.key, call);
      return used[call.key];
    });
    try {
      return { result: draw(), used, missing: [...missing.values()] };
    } finally {
      stop();
    }
  }

  /** Fetches answers, each once. Throws when one can't be had. */
  async fetch(calls: readonly Query<unknown>[]): Promise<void> {
    await Promise.all(calls.map(call => this.#fetchOnce(call)));
  }

  #fetchOnce(call: Query<unknown>): Promise<void> {
    let coming = this.#coming.get(call.key);
    if (!coming) {
      coming = call.run(new AbortController().signal).then(answer => {
        this.#known.set(call.key, answer);
      });
      this.#coming.set(call.key, coming);
    }
    return coming;
  }
}
