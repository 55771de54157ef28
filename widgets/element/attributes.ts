import { isWebAddress } from '../addresses/web-address';
import type { AttributeRule, AttributeRules } from './record';

/** What an attribute's text comes to. */
export interface Reading {
  /** The parsed value, or the default where the text is absent, empty or bad. */
  readonly value: string | number | boolean | undefined;
  /** True when the text can't be used. */
  readonly bad: boolean;
}

/** Reads one attribute's text; `null` means that it is absent. Only words and numbers are ever read, never code or JSON. */
export function readAttribute(attribute: AttributeRule, text: string | null): Reading {
  // Frameworks write a property that is false so, where they know of no such property.
  if (attribute.type === 'flag') return { value: text !== null && text !== 'false', bad: false };
  const fallback = 'default' in attribute ? attribute.default : undefined;
  const word = text?.trim();
  if (word === undefined || (word === '' && attribute.type !== 'number'))
    return { value: fallback, bad: false };
  const value = parsers[attribute.type](word, attribute as never);
  return value === undefined ? { value: fallback, bad: true } : { value, bad: false };
}

type Of<Type extends AttributeRule['type']> = Extract<AttributeRule, { type: Type }>;

const parsers = {
  text: (word: string, { pattern }: Of<'text'>) => (!pattern || pattern.test(word) ? word : undefined),
  number: (word: string, { min, max }: Of<'number'>) => {
    const number = /^\d+$/.test(word) ? Number(word) : Number.NaN;
    return number >= min && number <= max ? number : undefined;
  },
  choice: (word: string, { options }: Of<'choice'>) => (options.includes(word) ? word : undefined),
  address: (word: string) => (isWebAddress(word) ? word : undefined),
};

const warned = new Set<string>();

/** Says once on a page that a value is ignored. */
export function warnOfValue(tag: string, name: string, value: string): void {
  const words = `<${tag}> ignores ${name}="${value.slice(0, 200)}"`;
  if (warned.has(words)) return;
  warned.add(words);
  console.warn(`tass: ${words}`);
}

/** Reads one attribute of an element, saying once when its text can't be used. */
export function readFrom(host: Element, name: string, attribute: AttributeRule): Reading['value'] {
  const text = host.getAttribute(name);
  const { value, bad } = readAttribute(attribute, text);
  if (bad && text !== null) warnOfValue(host.localName, name, text);
  return value;
}

/** Name of the property and prop for an attribute: `view-more` to `viewMore`. */
export function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** The props of all attributes, read by `text` (name to text, or null when absent). */
export function propsFrom(
  attributes: AttributeRules,
  read: (name: string, attribute: AttributeRule) => Reading['value'],
): Record<string, Reading['value']> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, attribute]) => [camelCase(name), read(name, attribute)]),
  );
}

/** What an element is drawn for, told by its attributes' values: a drawing's inner root keeps it. */
export const drawingKey = (
  names: readonly string[],
  read: (name: string) => string | null | undefined,
): string => names.map(read).join();

/** Writes a property's value to its attribute: nothing and false remove it, true leaves it bare. */
export function reflect(host: Element, name: string, value: unknown): void {
  if (value === undefined || value === null || value === false) host.removeAttribute(name);
  else host.setAttribute(name, value === true ? '' : `${value as string | number}`);
}
