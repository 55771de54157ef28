import { parse } from 'node:querystring';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../common/problems';

const PROTOTYPE_NAME = /^(?:__proto__|constructor|prototype)\b/;

/** Parameters by name; a repeated one is a list. */
export function readQuery(text: string): Record<string, unknown> {
  return parse(text);
}

/** Refuses parameters whose names reach for prototypes. */
export function refusePrototypeNames(
  request: FastifyRequest,
  _reply: FastifyReply,
  done: (fault?: Error) => void,
): void {
  const reaching = Object.keys(request.query as object).some(name => PROTOTYPE_NAME.test(name));
  done(reaching ? new Problem('bad-request') : undefined);
}
