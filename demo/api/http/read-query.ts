import { parse } from 'node:querystring';
import { Problem } from '../problems';

/** Parameters by name; a repeated one is a list. Names that reach for prototypes are refused. */
export function readQuery(text: string): Record<string, unknown> {
  const parameters = parse(text);
  for (const name of Object.keys(parameters)) {
    if (/^(?:__proto__|constructor|prototype)\b/.test(name)) throw new Problem('bad-request');
  }
  return parameters;
}
