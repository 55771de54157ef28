import type { ElementRecord } from './record';

/** An element with all that comes later: for servers, and for elements that a server drew whole. */
export async function whole<R extends ElementRecord>(record: R): Promise<R> {
  await Promise.all((record.later ?? []).map(part => part.load()));
  return record;
}
