import { toJson } from '../api/json';
import type { OrderBody } from '../api/orders';
import { pageSingleton } from './page-singleton';
import { writeText } from './storage';
import { readJson } from './stored-json';

/** A line as the shopper saw it when ordering; `price` of one piece as a decimal text. */
export interface OrderedLine {
  readonly slug: string;
  readonly title: string;
  readonly quantity: number;
  readonly price: string;
}

/** An order that was sent and not answered for good yet. One key belongs to one payload. */
export interface Attempt {
  readonly key: string;
  readonly body: OrderBody;
  readonly lines: readonly OrderedLine[];
  /** When it was first sent: ms since 1970. */
  readonly at: number;
}

const KEY = 'tass-order-attempt';

/** Where nothing can be stored the attempt lives as long as the page. */
const memory = pageSingleton('order-attempt', () => ({ attempt: undefined as Attempt | undefined }));

function isAttempt(value: unknown): value is Attempt {
  const { key, body, lines, at } = (value ?? {}) as Partial<Attempt>;
  return (
    typeof key === 'string' && Array.isArray(body?.items) && Array.isArray(lines) && typeof at === 'number'
  );
}

/** The attempt that waits for its answer, whichever tab sent it. */
export function pendingAttempt(): Attempt | undefined {
  if (memory.attempt) return memory.attempt;
  const stored = readJson(KEY);
  return isAttempt(stored) ? stored : undefined;
}

/** Keeps the attempt before it is sent. */
export function saveAttempt(attempt: Attempt | undefined): void {
  const kept = writeText(KEY, attempt && toJson(attempt));
  memory.attempt = kept ? undefined : attempt;
}

/** Forgets the attempt after a definite answer; one that another tab has sent meanwhile stays. */
export function forgetAttempt({ key }: Attempt): void {
  if (pendingAttempt()?.key === key) saveAttempt(undefined);
}
