import type { QueryPart } from './query-part';

/** A part of a reading, behind the best parts before it. */
export interface Step {
  /** Of this part and of all before it. */
  gain: number;
  part: QueryPart;
  /** Place between units where the part begins. */
  from: number;
  before: Step | null;
}

/** The best ways to each place between a query's units (Viterbi's algorithm), one ending in a word and one in anything else. */
export class BestSteps {
  readonly #asWord: (Step | undefined)[] = [];
  readonly #asOther: (Step | undefined)[] = [];

  asWord(place: number): Step | null {
    return this.#asWord[place] ?? null;
  }

  asOther(place: number): Step | null {
    return this.#asOther[place] ?? null;
  }

  at(place: number): Step | null {
    const [word, other] = [this.asWord(place), this.asOther(place)];
    return !other || (word && word.gain >= other.gain) ? word : other;
  }

  /** Keeps a step to a place where none is better. */
  add(place: number, isWord: boolean, step: Step): void {
    const steps = isWord ? this.#asWord : this.#asOther;
    if (step.gain > (steps[place]?.gain ?? Number.NEGATIVE_INFINITY)) steps[place] = step;
  }

  /** All steps of the best way to a place, in their order. */
  leadingTo(place: number): Step[] {
    const steps: Step[] = [];
    for (let step = this.at(place); step; step = step.before) steps.unshift(step);
    return steps;
  }
}
