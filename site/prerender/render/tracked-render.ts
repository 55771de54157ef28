import { type ComponentChildren, h, options, type VNode } from 'preact';
import { SelectorNames } from '../styles/selector-names';
import { withShortTags } from './short-tags';

// Preact tells each tag as it renders it: nothing has to find tags in the markup afterwards, where a parser takes ten times
// as long and a pattern knows less.

/** One of the shop's elements as rendered. */
export interface TrackedElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Markup, and what is in it. */
export interface TrackedMarkup {
  /** The markup, cut where the shadow roots of its elements go. */
  readonly pieces: readonly string[];
  /** The shop's elements in it, in its order. */
  readonly elements: readonly TrackedElement[];
  readonly names: SelectorNames;
  /** Addresses of the pictures that are to be fetched first. */
  readonly firstPictures: readonly string[];
}

/** Stands where a shadow root goes. Text and attributes can't hold it: there `<` is written as an entity. */
const PLACEHOLDER = 'shadow-root';
const PLACEHOLDER_HTML = `<${PLACEHOLDER}></${PLACEHOLDER}>`;

/** Collects what is rendered. */
class Tracker {
  readonly elements: TrackedElement[] = [];
  readonly names = new SelectorNames();
  readonly firstPictures: string[] = [];
  readonly #asked: ReadonlySet<string> | undefined;

  constructor(asked: ReadonlySet<string> | undefined) {
    this.#asked = asked;
  }

  /** Adds a tag of a vnode. Called for each: makes no object of its attributes. */
  add({ type, props }: VNode<object>): void {
    const tag = String(type);
    this.names.words.add(tag.toLowerCase());
    eachAttribute(props, (name, text) => this.names.addAttribute(name, text, this.#asked));
    const { src, fetchPriority } = props as { readonly src?: string; readonly fetchPriority?: string };
    if (tag === 'img' && fetchPriority === 'high' && src) this.firstPictures.push(src);
  }
}

let tracker: Tracker | undefined;

/** Renders markup and tells what is in it; of its attributes' names those that `asked` holds, or all. */
export function renderTracked(render: () => string, asked?: ReadonlySet<string>): TrackedMarkup {
  const before = tracker;
  const own = new Tracker(asked);
  const { elements, names, firstPictures } = own;
  tracker = own;
  try {
    return { pieces: withShortTags(render()).split(PLACEHOLDER_HTML), elements, names, firstPictures };
  } finally {
    tracker = before;
  }
}

/** Attributes that are called otherwise in a component. */
const ATTRIBUTES: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' };

/** The text of an attribute; undefined where it is not written. */
function textOf(name: string, value: unknown): string | undefined {
  if (value === undefined || value === null || typeof value === 'function') return undefined;
  // A style: what its properties read counts.
  if (typeof value === 'object') return Object.values(value).join(';');
  // In `aria-…` and `data-…` they are words.
  if (typeof value === 'boolean' && name[4] !== '-') return value ? '' : undefined;
  return String(value);
}

/** The attributes that are written for a vnode's props. */
function eachAttribute(props: object, note: (name: string, text: string) => void): void {
  for (const [name, value] of Object.entries(props)) {
    const text = name === 'children' ? undefined : textOf(name, value);
    if (text !== undefined) note(ATTRIBUTES[name] ?? name.toLowerCase(), text);
  }
}

/** The first child of each of the shop's elements. */
function Placeholder({ of }: { readonly of: VNode }) {
  if (!tracker) return null;
  const attributes: Record<string, string> = {};
  eachAttribute(of.props, (name, text) => {
    attributes[name] = text;
  });
  tracker.elements.push({ tag: String(of.type), attributes });
  return h(PLACEHOLDER, null);
}

const isShopElement = ({ type }: VNode) => typeof type === 'string' && type.startsWith('tass-');

const { vnode: onCreated, diffed: onRendered } = options;

options.vnode = created => {
  onCreated?.(created);
  if (!isShopElement(created)) return;
  const { children } = created.props as { readonly children?: ComponentChildren };
  created.props = {
    ...created.props,
    children: [h(Placeholder, { of: created }), children],
  } as VNode['props'];
};

options.diffed = node => {
  onRendered?.(node);
  if (typeof node.type === 'string' && node.type !== PLACEHOLDER) tracker?.add(node);
};
