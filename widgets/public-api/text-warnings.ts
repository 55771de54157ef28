import { DIRECTIONS } from '../locale/languages';
import type { CustomTexts } from '../stores/texts';
import { textNames } from './text-names.generated';

// The list of names is long, and only for whoever mistypes: it is loaded behind the call.

/** Says which language, elements and names of a call there are none of. */
export function warnOfUnknown(lang: string, given: CustomTexts): void {
  const warn = (words: string) => console.warn(`tass: texts('${lang}', …): ${words}.`);
  if (!Object.hasOwn(DIRECTIONS, lang)) {
    warn(`the languages are ${Object.keys(DIRECTIONS).join(' and ')}`);
    return;
  }
  for (const [element, own = {}] of Object.entries(given)) {
    const names = textNames[element];
    if (!names) {
      warn(`there is no element “${element}”; there are ${Object.keys(textNames).join(', ')}`);
      continue;
    }
    for (const name of Object.keys(own))
      if (!names.includes(name)) warn(`${element} has no sentence “${name}”; it has ${names.join(', ')}`);
  }
}
