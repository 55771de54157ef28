import { PARTNER_ID } from '../data/partner-id';
import { readJson, writeJson } from './stored-json';

const KEY = 'tass-ref';
/** How long a partner's link counts, in ms: 30 days (contract, section 5). */
const LIFETIME = 30 * 86_400_000;

/** The partner whose link brought this visitor last, for the orders of 30 days. */
export function referringPartner(): string | undefined {
  const { partner, at } = (readJson(KEY) ?? {}) as { partner?: unknown; at?: unknown };
  // A click to come was counted by a clock that was ahead; it ends too.
  const fresh = typeof at === 'number' && Math.abs(Date.now() - at) < LIFETIME;
  return fresh && typeof partner === 'string' && PARTNER_ID.test(partner) ? partner : undefined;
}

/** Takes `ref` out of the page's address, keeps it and says it; one that is no id is dropped, and the console says so. */
export function takeReferral(): string | undefined {
  const url = new URL(location.href);
  const ref = url.searchParams.get('ref');
  if (ref === null) return undefined;
  url.searchParams.delete('ref');
  history.replaceState(history.state, '', url);
  if (PARTNER_ID.test(ref)) {
    writeJson(KEY, { partner: ref, at: Date.now() });
    return ref;
  }
  console.warn(`tass: the link's ref="${ref.slice(0, 200)}" is no partner id and is ignored.`);
  return undefined;
}
