import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type EachLanguage, inEachLanguage, type Language, SCRIPTS } from '../../../widgets/locale/languages';
import { WITH_FONTS } from '../../app/loading/font-swap';

/**
 * Readex Pro, one variable file a script. The fallbacks, which a first page on a slow line is drawn with, are system fonts
 * stretched to the same widths and heights (measured in Chromium).
 */
const FONTS = {
  latin: {
    family: 'Readex Latin',
    range:
      'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215',
    regular: 'size-adjust:107.6%;ascent-override:92.9%;descent-override:23.2%',
    bold: 'size-adjust:106.2%;ascent-override:94.2%;descent-override:23.5%',
  },
  arabic: {
    family: 'Readex Arabic',
    range: 'U+600-6FF,U+750-77F,U+8A0-8FF,U+FB50-FDFF,U+FE70-FEFC',
    regular: 'size-adjust:105.5%;ascent-override:94.8%;descent-override:23.7%',
    bold: 'size-adjust:92.8%;ascent-override:107.8%;descent-override:26.9%',
  },
} as const;

type Script = keyof typeof FONTS;

/** System fonts that the fallbacks are made of. */
const LOCAL = {
  latin: ['Arial', 'Liberation Sans', 'Helvetica Neue', 'Roboto'],
  arabic: ['Arial', 'Geeza Pro', 'Noto Sans Arabic', 'DejaVu Sans'],
} as const;

/** The fonts of one language. */
export interface Fonts {
  /** Rules for the page's style sheet. */
  readonly css: string;
  /** Addresses of its files. */
  readonly files: readonly string[];
}

/**
 * Copies the fonts to the site and says how each language uses them: where they are there when a page is drawn first
 * (`inline-script.ts`). One that came later would move what is read already, and one that is waited for would hide it.
 * Elsewhere they are not even named: a browser looks up a stand-in for each size of a font that it lacks.
 */
export async function copyFonts(folder: string): Promise<EachLanguage<Fonts>> {
  await mkdir(join(folder, 'fonts'), { recursive: true });
  const address = { latin: await copyFont(folder, 'latin'), arabic: await copyFont(folder, 'arabic') };
  const of = (lang: Language): Fonts => ({
    css: fontRules(SCRIPTS[lang], address),
    files: SCRIPTS[lang].map(script => address[script]),
  });
  return inEachLanguage(async lang => of(lang));
}

async function copyFont(folder: string, script: Script): Promise<string> {
  const name = `@fontsource-variable/readex-pro/files/readex-pro-${script}-wght-normal.woff2`;
  const file = createRequire(import.meta.url).resolve(name);
  const hash = createHash('sha1')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 8);
  const address = `/fonts/readex-pro-${script}-${hash}.woff2`;
  await copyFile(file, join(folder, address));
  return address;
}

function fontRules(scripts: readonly Script[], address: Readonly<Record<Script, string>>): string {
  const faces = (Object.keys(FONTS) as Script[]).flatMap(script => {
    const { family, range, regular, bold } = FONTS[script];
    const local = (style: string) => LOCAL[script].map(name => `local("${name}${style}")`).join();
    const fallback = `@font-face{font-family:"${family} Fallback";unicode-range:${range};`;
    const own = `@font-face{font-family:"${family}";font-weight:160 700;font-display:optional;src:url(${address[script]})format("woff2");unicode-range:${range}}`;
    return [
      ...(scripts.includes(script) ? [own] : []),
      `${fallback}font-weight:160 549;src:${local('')};${regular}}`,
      `${fallback}font-weight:550 700;src:${local(' Bold')};${bold}}`,
    ];
  });
  // Prices are written in two scripts: for one without a font of its own a browser would look one up for each letter and size.
  const others = (Object.keys(FONTS) as Script[]).filter(script => !scripts.includes(script));
  const fallbackOf = (script: Script) => `"${FONTS[script].family} Fallback"`;
  const stack = (families: (script: Script) => string) =>
    `{--site-font:${[...scripts.map(families), ...others.map(fallbackOf)].join()},sans-serif}`;
  const own = stack(script => `"${FONTS[script].family}",${fallbackOf(script)}`);
  return `${faces.join('')}:root${stack(fallbackOf)}:root[${WITH_FONTS}]${own}@media (scripting:none){:root${own}}`;
}
