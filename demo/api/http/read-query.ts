import { parse } from 'node:querystring';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../problems';

/** Parameters by name; a repeated one is a list. */
export function readQuery(text: string): Record<string, unknown> {
  return parse(text);
}

/** Refuses parameters whose names reach for prototypes. */
export async function refusePrototypeNames(request: FastifyRequest): Promise<void> {
  for (const name of Object.keys(request.query as object)) {
    if (/^(?:__proto__|constructor|prototype)\b/.test(name)) throw new Problem('bad-request');
  }
}
