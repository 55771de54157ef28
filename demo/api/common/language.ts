/** The two languages of the shop. */
export type Language = 'en' | 'ar';

/** Longest header that is remembered: no browser's is longer. */
const MAX_REMEMBERED = 100;

const known = new Map<string, Language>();

/** The language an `Accept-Language` header asks for; English unless Arabic is preferred. */
export function preferredLanguage(header: string | undefined): Language {
  if (!header) return 'en';
  let language = known.get(header);
  if (!language) {
    language = weigh(header);
    if (known.size < 1000 && header.length <= MAX_REMEMBERED) known.set(header, language);
  }
  return language;
}

function weigh(header: string): Language {
  const weight: Record<Language, number> = { en: 0, ar: 0 };
  for (const range of header.slice(0, 200).toLowerCase().split(',')) {
    const [tag = '', ...parameters] = range.trim().split(';');
    const language = tag.split('-')[0];
    if (language !== 'en' && language !== 'ar') continue;
    const quality = parameters.map(parameter => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
    weight[language] = Math.max(weight[language], quality === undefined ? 1 : Number(quality) || 0);
  }
  return weight.ar > weight.en ? 'ar' : 'en';
}
