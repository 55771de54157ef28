import type { Language } from '../../../widgets/locale/languages';
import { escapeText } from '../../../widgets/server/escape';
import { pathIn } from '../../common/address';
import { facts } from '../../content/facts';
import type { Messages } from '../../content/messages';

/** Where it stands, without the language's prefix. */
export const OPEN_SEARCH = '/opensearch.xml';

/** Lets browsers search the shop from their own address field. */
export function openSearch(shop: string, lang: Language, messages: Messages): string {
  const at = (path: string) => escapeText(shop + pathIn(lang, path));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${escapeText(facts.name[lang])}</ShortName>`,
    `<Description>${escapeText(messages.tagline)}</Description>`,
    `<Language>${lang}</Language><InputEncoding>UTF-8</InputEncoding>`,
    `<Image width="192" height="192" type="image/png">${escapeText(shop)}/icon-192.png</Image>`,
    `<Url type="text/html" template="${at('/search')}?q={searchTerms}"/>`,
    `<Url type="application/opensearchdescription+xml" rel="self" template="${at(OPEN_SEARCH)}"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n');
}
