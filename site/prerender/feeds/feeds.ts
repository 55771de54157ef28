import type { Language } from '../../../widgets/locale/languages';
import type { ProductDetail } from '../../../widgets/types';
import { pathIn } from '../../common/address';
import { facts } from '../../content/facts';
import type { Messages } from '../../content/messages';
import { googleFeed } from './google-feed';
import { merchantItem } from './merchant-item';
import { openAiFeed } from './openai-feed';

/** Where the feeds stand, without the language's prefix. */
export const GOOGLE_FEED = '/feeds/google.xml';
export const OPENAI_FEED = '/feeds/openai.jsonl';

/** The catalogue for merchant centres: each feed's text by its address. */
export function merchantFeeds(
  shop: string,
  lang: Language,
  messages: Messages,
  products: readonly ProductDetail[],
): ReadonlyMap<string, string> {
  // Pages are drawn in an order of chance; equal catalogues have equal feeds.
  const sorted = [...products].sort((one, other) => (one.slug < other.slug ? -1 : 1));
  const items = sorted.flatMap(product => merchantItem(shop, lang, product) ?? []);
  const at = (path: string) => shop + pathIn(lang, path);
  const channel = { title: facts.name[lang], link: at('/'), description: messages.tagline };
  const seller = {
    name: facts.name[lang],
    url: at('/'),
    returns: at('/tnc'),
    privacy: at('/privacy-policy'),
  };
  return new Map([
    [pathIn(lang, GOOGLE_FEED), googleFeed(channel, items)],
    [pathIn(lang, OPENAI_FEED), openAiFeed(seller, items)],
  ]);
}
