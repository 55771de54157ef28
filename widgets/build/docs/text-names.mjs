import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { camelCase } from '../letter-case.mjs';
import { MODULES, moduleFile } from '../records.mjs';

// The sentences of elements that a page replaces by their names: those of all messages that an element's modules use.

const IMPORTED = /(?:from|import)\s*\(?['"](\.[^'"]+)['"]/g;
/** What the shell says in each of them. */
const FAILURE = moduleFile('widgets/locale/failure.js');
const MESSAGES = /(messages(\/[^/]+)?|locale\/(common|failure))\.js$/;

/** Modules that a module imports, now or later, itself included. */
function modulesOf(file, found = new Set()) {
  // Comments name files too, and packages have none here.
  if (found.has(file) || !existsSync(file) || !file.startsWith(resolve(MODULES, 'widgets'))) return found;
  found.add(file);
  for (const [, path] of readFileSync(file, 'utf8').matchAll(IMPORTED))
    modulesOf(resolve(dirname(file), path), found);
  return found;
}

/** A message as words: what a function is given stands as `{1}`, `{2}` in it, as in a page's own sentences. */
function words(message) {
  if (typeof message !== 'function') return Array.isArray(message) ? message.join(' … ') : String(message);
  const [, given = ''] = /^\(?([^)=]*)/.exec(message.toString()) ?? [];
  try {
    const sentence = String(message(...given.split(',').map((_, at) => `{${at + 1}}`)));
    // A word chosen by what was given.
    return sentence.replaceAll('undefined', '…');
  } catch {
    return '';
  }
}

/** Names in messages with their words; those of inner ones are joined by dots. */
function sentencesIn(messages, path = '') {
  return Object.entries(messages).flatMap(([key, message]) => {
    const parts = Array.isArray(message) && message.every(part => typeof part === 'string');
    return typeof message === 'object' && !parts
      ? sentencesIn(message, `${path}${key}.`)
      : [[path + key, words(message)]];
  });
}

const byName = ([one], [other]) => (one < other ? -1 : 1);

/** An element's sentences by name. Throws where a page would replace two different ones by one name. */
function byUniqueName(element, found) {
  const sentences = {};
  for (const [name, sentence] of found) {
    sentences[name] ??= sentence;
    if (sentences[name] !== sentence)
      throw new Error(
        `tass-${element} says "${sentences[name]}" and "${sentence}" by one name, ${name}: give them two.`,
      );
  }
  return Object.fromEntries(Object.entries(sentences).sort(byName));
}

/** For each language: element name in camelCase to its sentences by name, sorted. */
export async function textsOf(records, languages) {
  const texts = Object.fromEntries(languages.map(lang => [lang, {}]));
  for (const { name } of records) {
    const modules = [...modulesOf(moduleFile(`widgets/elements/${name}/element.js`))];
    const files = [...modules.filter(module => MESSAGES.test(module)), FAILURE];
    const all = await Promise.all(files.map(async file => (await import(pathToFileURL(file).href)).messages));
    for (const lang of languages) {
      const found = all.flatMap(messages => (messages ? sentencesIn(messages[lang]) : []));
      texts[lang][camelCase(name)] = byUniqueName(name, found);
    }
  }
  return texts;
}

const MADE = '// Made from the messages by `npm run generate`; not to be edited.';

/** Element name to the names of its sentences. */
export const namesOf = texts =>
  Object.fromEntries(Object.entries(texts).map(([element, sentences]) => [element, Object.keys(sentences)]));

/** The names as a module. */
export const namesModule = names =>
  `${MADE}\n\n/** Names of each element's sentences, for \`texts\`. */\nexport const textNames: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(names, undefined, 2)};\n`;

/** The sentences of one language as a module. */
export const sentencesModule = texts =>
  `${MADE}\n\nimport type { Sentences } from '../elements-types';\n\n/** Each element's sentences by name. */\nexport const sentences: Sentences = ${JSON.stringify(texts, undefined, 2)};\n`;
