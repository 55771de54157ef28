import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifySchema } from 'fastify';
import type * as v from 'valibot';

// What the schemas of the API's routes are made of.

export const text = { type: 'string' } as const;
export const decimal = {
  type: 'string',
  description: 'KWD with three places',
  examples: ['14.750'],
} as const;
export const url = { type: 'string', format: 'uri' } as const;
export const listOf = (items: object) => ({ type: 'array', items }) as const;
export const object = (properties: object) => ({ type: 'object', properties }) as const;

/** A schema of valibot's as OpenAPI writes it. */
export function described(schema: v.GenericSchema): object {
  const { $schema, ...json } = toJsonSchema(schema, { target: 'draft-2020-12' });
  return json;
}

/** A refusal, as problem+json. */
export const problem = {
  description: 'Refused',
  content: {
    'application/problem+json': {
      schema: object({
        type: url,
        title: text,
        status: { type: 'integer' },
        detail: text,
        request_id: text,
        errors: listOf(object({ field: text, message: text })),
      }),
    },
  },
};

/** Refusals that any address may send: what can't be read or takes too long, too many requests, faults and overload. */
const ANYWHERE = [400, 408, 429, 500, 503];
/** Refusals of a route by status: those that any address may send, and its own. */
export const refusals = (...statuses: number[]) =>
  Object.fromEntries([...ANYWHERE, ...statuses].map(status => [status, problem]));

/** A response without a body. */
export const nothing = (description: string) => ({ description, type: 'null' });
/** A response with a body of this schema. */
export const json = (schema: object) => ({ description: 'OK', content: { 'application/json': { schema } } });

/** Responses are sent as finished bytes, so these schemas describe and never filter. */
export function responses(data: object, ...more: number[]) {
  return { 200: json(object({ data })), 304: nothing('As it was'), ...refusals(...more) };
}

/** Parameters are clamped or ignored by their readers, never refused: the schema is documentation. */
export function documented(schema: FastifySchema) {
  return { schema, validatorCompiler: () => () => true };
}
