import { landingPages } from '../../../site/content/landing-pages';
import { type ContentName, loadContent } from '../../../site/content/loaders';
import { loadMessages } from '../../../site/content/messages';
import type { Language } from '../../../widgets/locale/languages';

const NAMES: readonly ContentName[] = [
  'terms',
  'privacy',
  'business',
  'categories',
  'brands',
  'finder',
  'elements',
  'guides',
  'landing-links',
];

/** Every landing page's text in a language. */
export function landingTexts(lang: Language) {
  return Promise.all(landingPages.map(async page => ({ page, text: await page.load(lang) })));
}

/** All texts of a language by where they stand. */
export async function allTexts(lang: Language): Promise<Record<string, unknown>> {
  const long = await Promise.all(NAMES.map(async name => [name, await loadContent(name, lang)] as const));
  const landing = (await landingTexts(lang)).map(({ page, text }) => [page.slug, text] as const);
  return { messages: await loadMessages(lang), ...Object.fromEntries([...long, ...landing]) };
}

/** Every sentence below a value with the way to it; what sentences made by functions say is left out. */
export function* sentences(value: unknown, way = ''): Generator<readonly [way: string, sentence: string]> {
  if (typeof value === 'string') yield [way, value];
  else if (value && typeof value === 'object')
    for (const [key, part] of Object.entries(value)) yield* sentences(part, way ? `${way}.${key}` : key);
}
