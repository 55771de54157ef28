import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { typings } from '../package/typings.mjs';
import { moduleFile, readRecords } from '../records.mjs';
import { transpileSource } from '../source.mjs';
import { elementDocsModule } from './element-docs.mjs';
import { reference } from './reference.mjs';
import { namesModule, namesOf, sentencesModule, textsOf } from './text-names.mjs';

// Writes what is made from the records. With --check it only says what is stale, and fails when anything is.

const README = 'README.md';
const MARKED = /(<!-- reference -->)[\s\S]*?(<!-- \/reference -->)/;
const read = file => (existsSync(file) ? readFileSync(file, 'utf8') : '');

await transpileSource();
const records = await readRecords();
const { documentedAttributes } = await import(
  pathToFileURL(moduleFile('widgets/docs/common-attributes.js')).href
);
const { slotsOf } = await import(pathToFileURL(moduleFile('widgets/docs/event-notes.js')).href);
const { DIRECTIONS } = await import(pathToFileURL(moduleFile('widgets/locale/languages.js')).href);

const texts = await textsOf(records, Object.keys(DIRECTIONS));
// Names are the same in every language.
const names = namesOf(texts.en);

const made = {
  'widgets/elements.generated.ts': typings(records, documentedAttributes, names),
  'site/content/element-docs.generated.ts': elementDocsModule(records, slotsOf),
  'widgets/public-api/text-names.generated.ts': namesModule(names),
  ...Object.fromEntries(
    Object.entries(texts).map(([lang, own]) => [
      `site/content/${lang}/sentences.generated.ts`,
      sentencesModule(own),
    ]),
  ),
  [README]: read(README).replace(
    MARKED,
    (_, start, end) => `${start}\n${reference(records, documentedAttributes)}\n${end}`,
  ),
};
const stale = Object.entries(made).filter(([file, text]) => read(file) !== text);

if (!process.argv.includes('--check')) for (const [file, text] of stale) writeFileSync(file, text);
else if (stale.length > 0) {
  console.error(`Stale, to be made anew with "npm run generate": ${stale.map(([file]) => file).join(', ')}`);
  process.exit(1);
}
