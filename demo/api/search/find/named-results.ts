import type { SearchModel } from '../engine';
import { LEVEL } from '../index/keys';
import type { ProductIndex } from '../index/product-index';
import { compact } from '../text/normalise';
import type { Result } from './key-result';
import type { KeyPart } from './key-sources';
import type { Match } from './match';
import type { Scores } from './word-search';

/** Says of what a key was found in how it is called: what was meant where that is a guess, and the printers that it names. */
export class NamedResults {
  readonly #models: readonly SearchModel[];
  readonly #index: ProductIndex;

  constructor(models: readonly SearchModel[], index: ProductIndex) {
    this.#models = models;
    this.#index = index;
  }

  of(key: KeyPart, scores: Scores, entries: readonly Match[], guess: boolean, isMaker = false): Result {
    const sorted = entries.toSorted((a, b) => a.level - b.level);
    const best = Math.floor(sorted[0]?.level ?? 0);
    // The number alone names a printer beside its maker or series.
    const isNamed = best < LEVEL.part || isMaker;
    const printers = sorted.filter(
      ({ kind, level }) => kind === 'model' && Math.floor(level) === best && isNamed,
    );
    return {
      scores,
      guess,
      corrections: guess ? this.#corrections(key, entries) : new Map(),
      isContradictory: false,
      printers: guess ? [] : [...new Set(printers.map(({ number }) => number))],
    };
  }

  /** What was typed with what it was taken for, where that is another name. */
  #corrections(key: KeyPart, entries: readonly Match[]): Map<string, string> {
    const name = this.#onlyName(entries);
    if (name === undefined) return new Map();
    // A printer that was called without its series is no other.
    const isPrinter = entries.some(({ kind }) => kind === 'model');
    const calls = [name, isPrinter ? name.replace(/^.* /, '') : name];
    return calls.every(call => compact(call) !== key.text) ? new Map([[key.text, name]]) : new Map();
  }

  /** The name of what was found, where that is one code, name or printer alone: of several none is meant. */
  #onlyName(entries: readonly Match[]): string | undefined {
    const names = new Set<string>();
    for (const { kind, number, key } of entries) {
      const code = this.#index.groups[number]?.products[0]?.code ?? '';
      if (kind === 'model') names.add(this.#models[number]?.title ?? '');
      else names.add(compact(code) === key ? code : key.toUpperCase());
      if (names.size > 1) return undefined;
    }
    return [...names][0];
  }
}
