import type { ComponentType } from 'react';
import type { LazyParts } from './lazy-parts';

/** The values that an attribute takes. */
export type AttributeRule =
  | {
      readonly type: 'text';
      readonly default?: string;
      /** What the text must be like; undefined where any will do. */
      readonly pattern?: RegExp;
    }
  | { readonly type: 'flag' }
  | { readonly type: 'number'; readonly default: number; readonly min: number; readonly max: number }
  | { readonly type: 'address' }
  | { readonly type: 'choice'; readonly options: readonly string[]; readonly default?: string };

/** What one attribute of an element takes. `doc` feeds typings, manifest and reference table. */
export type Attribute = AttributeRule & { readonly doc: string };

/** Attribute name (kebab-case, as written in HTML) to the values it takes. */
export type AttributeRules = Readonly<Record<string, AttributeRule>>;

/** The same with documentation. */
export type Attributes = Readonly<Record<string, Attribute>>;

type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

type Value<A extends AttributeRule> = A extends { type: 'flag' }
  ? boolean
  : A extends { type: 'number' }
    ? number
    : A extends { type: 'choice'; options: readonly (infer Option)[]; default: string }
      ? Option
      : A extends { type: 'choice'; options: readonly (infer Option)[] }
        ? Option | undefined
        : A extends { type: 'text'; default: string }
          ? string
          : string | undefined;

/** The props a component is given for its attributes: camelCase, parsed, defaults filled in. */
export type PropsOf<A extends Attributes> = {
  readonly [Name in keyof A & string as Camel<Name>]: Value<A[Name]>;
};

/** A function of the element for a page's own script. */
export interface Method {
  readonly doc: string;
  /** Parameters as TypeScript writes them, such as `brand: string, model?: string`. */
  readonly parameters: string;
  /** What it gives, as TypeScript writes it; nothing unless said. */
  readonly returns?: string;
  run(host: HTMLElement, ...values: readonly string[]): unknown;
}

/**
 * Everything there is to know about one element. The bundle entry, the typings, the manifest, the reference
 * table and the gallery are made from it.
 */
export interface ElementRecord<A extends Attributes = Attributes> {
  /** Tag name, `tass-` and the folder's name. */
  readonly tag: `tass-${string}`;
  /** One sentence for the reference table. */
  readonly summary: string;
  /** How the host lays out among its neighbours; `block` unless said. */
  readonly display?: 'block' | 'inline-block';
  /** Own attributes; those common to all elements are added by the shell. */
  readonly attributes: A;
  /** Names of the events it fires, from the map in `events.ts`. */
  readonly events: readonly string[];
  /** `part` names a page may style. */
  readonly parts: readonly string[];
  /** Slot name (empty for the default slot) to what it replaces. */
  readonly slots?: Readonly<Record<string, string>>;
  /** What a page's script may call on the element once it is defined. */
  readonly methods?: Readonly<Record<string, Method>>;
  /** Height in px that the loader keeps free before the element is drawn. */
  readonly reserve?: number;
  /** Style sheets, the element's own last; equal texts are one shared sheet on a page. */
  readonly styles: readonly string[];
  readonly component: ComponentType<PropsOf<A>>;
  /** Parts in files of their own, which arrive after the element was drawn first. */
  readonly lazy?: LazyParts;
}

/** Checks a record while keeping its exact types; `component` is held against the attributes. */
export function record<const A extends Attributes>(of: ElementRecord<A>): ElementRecord<A> {
  return of;
}
