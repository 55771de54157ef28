import { propertiesRead } from './read-properties';

/** What style rules can ask a piece of markup for. */
export class SelectorNames {
  /** Its tags, its classes with a dot before them, and the custom properties that its attributes read. */
  readonly words = new Set<string>();
  /** Its attributes, each with its values. */
  readonly attributes = new Map<string, Set<string>>();

  /** Adds a tag with its attributes; of these only those that `asked` holds count, besides classes. */
  addTag(tag: string, attributes: Readonly<Record<string, string>>, asked?: ReadonlySet<string>): this {
    this.words.add(tag.toLowerCase());
    for (const name of Object.keys(attributes)) this.addAttribute(name, attributes[name] ?? '', asked);
    return this;
  }

  addAttribute(name: string, value: string, asked?: ReadonlySet<string>): void {
    if (name === 'class') for (const word of value.split(' ')) this.words.add(`.${word}`);
    if (value.includes('var(')) for (const property of propertiesRead(value)) this.words.add(property);
    if (!asked || asked.has(name)) this.#addValues(name, [value]);
  }

  /** Adds those of other markup. */
  addAll(other: SelectorNames): this {
    for (const word of other.words) this.words.add(word);
    for (const [name, values] of other.attributes) this.#addValues(name, values);
    return this;
  }

  #addValues(name: string, values: Iterable<string>): void {
    const known = this.attributes.get(name) ?? new Set();
    this.attributes.set(name, known);
    for (const value of values) known.add(value);
  }
}
