import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { camelCase } from './names.mjs';
import { MODULES, moduleFile } from './records.mjs';

// The names by which a page replaces an element's sentences: those of all messages that the element's modules use.

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

/** Names in messages; those of inner ones are joined by dots. */
function namesIn(messages, path = '') {
  return Object.entries(messages).flatMap(([key, message]) => {
    const parts = Array.isArray(message) && message.every(part => typeof part === 'string');
    return typeof message === 'object' && !parts ? namesIn(message, `${path}${key}.`) : [path + key];
  });
}

/** Element name in camelCase to the names of its sentences, sorted. Sentences of one name are replaced together. */
export async function textNames(records) {
  const names = {};
  for (const { name } of records) {
    const modules = [...modulesOf(moduleFile(`widgets/elements/${name}/element.js`))];
    const found = new Set();
    for (const file of [...modules.filter(module => MESSAGES.test(module)), FAILURE]) {
      const { messages } = await import(pathToFileURL(file).href);
      for (const key of messages ? namesIn(messages.en) : []) found.add(key);
    }
    names[camelCase(name)] = [...found].sort();
  }
  return names;
}

/** The names as a module. */
export const namesModule = names =>
  `// Made from the messages by \`npm run generate\`; not to be edited.\n\n/** Names of each element's sentences, for \`texts\`. */\nexport const textNames: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(names, undefined, 2)};\n`;
