/** Every problem the API answers with, and its status. Addresses of problem types end in these names. */
export const PROBLEMS = {
  'bad-request': 400,
  'not-found': 404,
  'method-not-allowed': 405,
  'too-slow': 408,
  'too-large': 413,
  'unsupported-media-type': 415,
  'origin-refused': 403,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
  'key-missing': 400,
  'in-progress': 409,
  'key-reused': 422,
  'key-void': 409,
  'price-changed': 409,
  'out-of-stock': 409,
  invalid: 422,
} as const;

export type ProblemName = keyof typeof PROBLEMS;

export interface FieldFault {
  /** Path in the payload with dots: `customer.phone`, `items.0.quantity`; empty for the payload itself. */
  field: string;
  message: string;
}

/** A refusal that is answered as problem+json. */
export class Problem extends Error {
  readonly statusCode: number;
  constructor(
    readonly problem: ProblemName,
    /** Members beside the problem's own: `errors`, `items`, `total`… */
    readonly members: Readonly<Record<string, unknown>> = {},
    /** Seconds after which trying again makes sense. */
    readonly retryAfter: number | null = null,
  ) {
    super(problem);
    this.statusCode = PROBLEMS[problem];
  }
}
