/**
 * Optional: tells a page's own analytics of what shoppers do, in Google's or Shopify's words. Nothing is told until the page
 * asks for it, by `<meta name="tass:analytics" content="ga4">` or `startAnalytics()`, and nothing is sent anywhere by this file.
 */

import { type AnalyticsEvents, watchAnalyticsEvents } from './analytics-events';
import { ga4 } from './ga4';
import { shopify } from './shopify';

/** Whose words the events are told in. */
export type AnalyticsWords = 'ga4' | 'shopify';

export interface AnalyticsOptions {
  /** `ga4` unless said. */
  readonly events?: readonly AnalyticsWords[];
  /** True where nothing may be told before `consent(true)`. */
  readonly consent?: boolean;
}

const WORDS: Readonly<Record<AnalyticsWords, AnalyticsEvents>> = { ga4, shopify };

let granted = false;
let stop: (() => void) | undefined;

/** What the visitor said of being counted. What happened before is not told later; `false` ends it. */
export function consent(given: boolean): void {
  granted = given;
}

/** Begins to tell what happens; what comes back ends it. A second call replaces the first. */
export function startAnalytics({
  events = ['ga4'],
  consent: needed = false,
}: AnalyticsOptions = {}): () => void {
  stop?.();
  stop = undefined;
  if (typeof window === 'undefined') return () => undefined;
  const receivers = events.map(words => WORDS[words]);
  const own = watchAnalyticsEvents(report => {
    if (!needed || granted) for (const analyticsEvents of receivers) report(analyticsEvents);
  });
  stop = own;
  return own;
}

/** `ga4`, `shopify` and `consent`, in any order: what the page wants told, and whether it waits. */
function startByPage(): void {
  const meta = document.querySelector('meta[name="tass:analytics"]')?.getAttribute('content');
  const words = meta?.split(/[\s,]+/).filter(Boolean) ?? [];
  const unknown = words.filter(word => word !== 'consent' && !Object.hasOwn(WORDS, word));
  if (unknown.length > 0)
    console.warn(`tass: <meta name="tass:analytics"> has no “${unknown.join('”, “')}”.`);
  const events = words.filter((word): word is AnalyticsWords => Object.hasOwn(WORDS, word));
  if (events.length > 0) startAnalytics({ events, consent: words.includes('consent') });
}

if (typeof document !== 'undefined') startByPage();
