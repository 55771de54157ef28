import type { Call } from './client';
import { fromJson } from './json';

type Source = (call: Call<unknown>) => unknown;

let source: Source | undefined;

/** While pages are made into files: gives the answers they are drawn with. Returns what ends it. */
export function seedFrom(answers: Source): () => void {
  source = answers;
  return () => {
    source = undefined;
  };
}

/** How long an answer counts as fresh, ms; as long as the API lets its own be kept. */
const FRESH = 5000;
/** Answers kept, so that going back shows a list at once. */
const KEPT = 60;

const known = new Map<string, { readonly answer: unknown; readonly at: number }>();
let page: Record<string, unknown> | undefined;

/** The answers that a finished page brings along, by the key of their call (`<script id="tass-data">`). */
function brought(): Record<string, unknown> {
  if (page) return page;
  page = {};
  try {
    page =
      (fromJson(document.getElementById('tass-data')?.textContent ?? '{}') as Record<
        string,
        unknown
      > | null) ?? {};
  } catch {
    // Without them the API is asked.
  }
  return page as Record<string, unknown>;
}

/** An answer that is there already, or undefined. */
export function seeded<Result>(call: Call<Result>): Result | undefined {
  if (source) return source(call as Call<unknown>) as Result | undefined;
  if (typeof document === 'undefined') return undefined;
  const kept = known.get(call.key);
  // An answer may be null: there is no such thing.
  return (kept ? kept.answer : brought()[call.key]) as Result | undefined;
}

/** Whether an answer came so lately that nobody needs to ask again. */
export function isFresh(key: string): boolean {
  const entry = known.get(key);
  return entry !== undefined && Date.now() - entry.at < FRESH;
}

/** Keeps an answer for whoever asks the same next. */
export function keepAnswer(key: string, answer: unknown): void {
  known.delete(key);
  known.set(key, { answer, at: Date.now() });
  const oldest = known.keys().next().value;
  if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
}
