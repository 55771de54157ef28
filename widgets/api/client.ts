import type { Settings } from '../settings';
import { fromJson } from './json';
import { REQUEST } from './limits';
import { text } from './schemas';

// By hand on `fetch`: a request library's retries and cancelling are more bytes than all of this on a partner's page.

// Taken when loading: pages that replace `fetch` later don't reach it.
const send = globalThis.fetch?.bind(globalThis);

/** An error as the API describes it (`application/problem+json`). */
export interface Problem {
  readonly type?: string;
  readonly title?: string;
  readonly detail?: string;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
  readonly items?: readonly Record<string, unknown>[];
  readonly subtotal?: string;
  readonly shipping?: string;
  readonly total?: string;
}

/** A call that failed. `status` 0 means that no answer came. */
export class ApiError extends Error {
  /** Name of the call, such as `products`. */
  declare readonly call: string;
  declare readonly status: number;
  declare readonly problem?: Problem;
  /** ms that the host asks to wait. */
  declare readonly retryAfter?: number;

  constructor(call: string, status: number, message: string, problem?: Problem, retryAfter?: number) {
    super(message);
    Object.assign(this, { name: 'ApiError', call, status, problem, retryAfter });
  }
}

/** The error where a good response holds nothing of what was asked for. */
export const nothingIn = (call: string): ApiError => new ApiError(call, 200, `The answer holds no ${call}`);

/** Last part of a problem's type, such as `price-changed`; undefined for anything else. */
export function problemKind(error: unknown): string | undefined {
  return error instanceof ApiError ? text(error.problem?.type)?.split('/').pop() : undefined;
}

/** A question to the API. Equal keys are one question. */
export interface Query<Result> {
  readonly key: string;
  /** Name for `tass-error`. */
  readonly name: string;
  /** Asks, with retries. Throws ApiError when it failed for good, AbortError when given up. */
  run(signal?: AbortSignal): Promise<Result>;
}

/** One request to the API. */
export interface Ask {
  /** Name for errors. */
  readonly name: string;
  /** Path behind `/api/v2`. */
  readonly path: string;
  readonly init?: RequestInit;
  readonly signal?: AbortSignal | undefined;
}

/**
 * A slug as one part of a path. Browsers take `.` and `..` for folders, escaped or not: those go as a slug that nothing has.
 */
export const pathPart = (slug: string): string => encodeURIComponent(slug).replace(/^\.\.?$/, '%252E');

/** Makes a GET call; `parse` reads the body, and `missing` stands for a 404 where that is an answer. */
export function getQuery<Result>(
  settings: Settings,
  name: string,
  path: string,
  parse: (body: unknown) => Result,
  missing?: { readonly answer: Result },
): Query<Result> {
  return {
    key: `${settings.lang} ${settings.api}${path}`,
    name,
    async run(signal) {
      try {
        return parse(await retrying(() => ask(settings, { name, path, signal }), signal));
      } catch (error) {
        if (missing && error instanceof ApiError && error.status === 404) return missing.answer;
        throw error;
      }
    },
  };
}

/** Tries again after the pauses of the contract's section 3, for as long as another try could help. */
export async function retrying<Result>(tries: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
  for (const pause of REQUEST.retries) {
    try {
      return await tries();
    } catch (error) {
      if (!(error instanceof ApiError) || !isPassing(error)) throw error;
      await wait(Math.min(Math.max(pause, error.retryAfter ?? 0), REQUEST.timeout), signal);
    }
  }
  return tries();
}

/** Whether another try could help: no answer, too many requests, trouble at the host, an order under way. */
function isPassing(error: ApiError): boolean {
  const { status } = error;
  return status === 0 || status === 429 || status >= 500 || problemKind(error) === 'in-progress';
}

function wait(time: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, time);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/** Requests under way, and those that wait for one of them to end. */
let open = 0;
const queue: (() => void)[] = [];

/** At most three requests at once: the page around has requests of its own. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (open++ >= REQUEST.parallel) await new Promise<void>(resolve => queue.push(resolve));
  try {
    return await work();
  } finally {
    open--;
    queue.shift()?.();
  }
}

/** One try. Gives the parsed body of a good answer, undefined for 204; throws ApiError for anything else. */
export function ask(settings: Settings, { name, path, init, signal }: Ask): Promise<unknown> {
  return inTurn(async () => {
    signal?.throwIfAborted();
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(), REQUEST.timeout);
    const abort = () => giveUp.abort();
    signal?.addEventListener('abort', abort);
    try {
      const response = await send(`${settings.api}/api/v2${path}`, {
        credentials: 'omit',
        ...init,
        headers: { Accept: 'application/json', 'Accept-Language': settings.lang, ...init?.headers },
        signal: giveUp.signal,
      });
      return await read(name, response);
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof ApiError) throw error;
      throw new ApiError(
        name,
        0,
        giveUp.signal.aborted ? 'The request timed out' : 'The shop gave no answer',
      );
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }
  });
}

async function read(name: string, response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const text = await response.text();
  let body: unknown;
  try {
    body = fromJson(text);
  } catch {
    if (response.ok) throw new ApiError(name, response.status, 'The answer holds no JSON');
  }
  if (response.ok) return body;
  const problem = typeof body === 'object' && body !== null ? (body as Problem) : undefined;
  const after = Number(response.headers.get('Retry-After'));
  throw new ApiError(
    name,
    response.status,
    problem?.detail ?? problem?.title ?? `The shop answered ${response.status}`,
    problem,
    after > 0 ? after * 1000 : undefined,
  );
}
