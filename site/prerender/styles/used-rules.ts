import { type Selector, type SelectorComponent, transform } from 'lightningcss';
import type { SelectorNames } from './selector-names';

type Attribute = Extract<SelectorComponent, { type: 'attribute' }>;

/** Attributes that change without the scripts that bring all rules along: themes early, and what is opened by a press. */
const CHANGING = new Set(['data-theme', 'open']);

/** Whether a value fits what a selector says of it. */
const fits = (value: string, { operation }: Attribute): boolean => {
  if (!operation || operation.caseSensitivity === 'ascii-case-insensitive') return true;
  const { operator, value: wanted } = operation;
  if (operator === 'equal') return value === wanted;
  if (operator === 'includes') return value.split(' ').includes(wanted);
  if (operator === 'suffix') return value.endsWith(wanted);
  return true;
};

function hasAttribute(attribute: Attribute, { attributes }: SelectorNames): boolean {
  if (CHANGING.has(attribute.name)) return true;
  return [...(attributes.get(attribute.name) ?? [])].some(value => fits(value, attribute));
}

/** One part of a selector as a key; undefined where it is met whatever the markup holds. */
function keyOf(part: SelectorComponent): string | undefined {
  if (part.type === 'class') return `.${part.name}`;
  if (part.type === 'type') return part.name.toLowerCase();
  if (part.type === 'attribute') return JSON.stringify([part.name, part.operation]);
  return undefined;
}

/** The selectors of which one is enough for a part: those in `:is()` and `:where()`. */
const alternativesIn = (part: SelectorComponent): readonly Selector[] =>
  part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where') ? part.selectors : [];

/**
 * Whether a selector may match where its parts with these keys lack. States count as met, and what stands in `:not()`:
 * scripts change those.
 */
const canMatch = (selector: Selector, lacking: ReadonlySet<string>): boolean =>
  selector.every(part => {
    const alternatives = alternativesIn(part);
    if (alternatives.length > 0) return alternatives.some(inner => canMatch(inner, lacking));
    const key = keyOf(part);
    return key === undefined || !lacking.has(key);
  });

/** A style sheet that gives each page those of its rules that the page's markup can match, in their order. */
export class UsedRules {
  readonly #code: Buffer;
  /** The parts of all its selectors that markup may lack, by their key. */
  readonly #parts = new Map<string, SelectorComponent>();
  /** Rules by the keys that a page lacks: pages of one kind lack the same. */
  readonly #known = new Map<string, string>();

  constructor(css: string) {
    this.#code = Buffer.from(css);
    transform({
      filename: 'page.css',
      code: this.#code,
      visitor: {
        Selector: selector => this.#note(selector),
      },
    });
  }

  /** Notes what markup may lack for a selector. Visitors don't go into lists of selectors. */
  #note(selector: Selector): void {
    for (const part of selector) {
      const key = keyOf(part);
      if (key !== undefined) this.#parts.set(key, part);
      for (const inner of alternativesIn(part)) this.#note(inner);
    }
  }

  /** Attributes that its selectors ask for. */
  get attributes(): string[] {
    return [...this.#parts.values()].flatMap(part => (part.type === 'attribute' ? [part.name] : []));
  }

  /** The rules for markup with these names, minified. */
  for(names: SelectorNames): string {
    const lacks = ([key, part]: [string, SelectorComponent]) =>
      part.type === 'attribute' ? !hasAttribute(part, names) : !names.words.has(key);
    const lacking = [...this.#parts].filter(lacks).map(([key]) => key);
    const key = lacking.join();
    const known = this.#known.get(key) ?? this.#pick(new Set(lacking));
    this.#known.set(key, known);
    return known;
  }

  #pick(lacking: ReadonlySet<string>): string {
    const { code } = transform({
      filename: 'page.css',
      code: this.#code,
      visitor: {
        Rule: {
          style: ({ value }) =>
            value.selectors.some(selector => canMatch(selector, lacking)) ? undefined : [],
        },
      },
    });
    // Minifying takes away conditions that hold no rule any more.
    return transform({ filename: 'page.css', code, minify: true }).code.toString();
  }
}
