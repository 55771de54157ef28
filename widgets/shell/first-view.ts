import { innerRoot, markFirst, nameRoot } from '../element/root';
import { adoptStyles, hostRule } from '../element/sheets';
import { rootAttributes, type Settings } from '../settings';
import { shellStyles } from '../styles/shell-styles';

/** A drawn node as data: its text, or its tag, attributes and children. Never HTML: strict pages let none be set. */
export type Tree =
  | string
  | readonly [tag: string, attributes: Readonly<Record<string, string>>, children: readonly Tree[]];

/**
 * What an element shows, and lets a visitor use, before its own code is there. The build draws it from the component,
 * which takes it over as it would what a server drew.
 */
export interface FirstView<Answer = unknown> {
  /** Drawn in each language. */
  readonly trees: Readonly<Record<Settings['lang'], Tree>>;
  /** The element's own style sheets. */
  readonly styles: readonly string[];
  /** Whether the component would show the same for this very element. */
  fits(host: HTMLElement): boolean;
  /** Puts the answer to its first call where the component would. */
  fill(root: Element, answer: Answer): void;
}

const shown = new WeakMap<Element, Element>();

/** Draws an element that nobody has drawn yet. */
export function showFirst({ styles, fits, trees }: FirstView, host: HTMLElement, settings: Settings): void {
  if (host.shadowRoot || !fits(host)) return;
  const shadow = host.attachShadow({ mode: 'open' });
  adoptStyles(shadow, [hostRule(), ...shellStyles, ...styles]);
  const root = innerRoot(shadow);
  nameRoot(root, rootAttributes(settings));
  root.append(grow(trees[settings.lang], root));
  shown.set(host, root);
  markFirst(host, __VERSION__);
}

/** Where the first view of an element stands; undefined where somebody else drew it, or nobody. */
export const firstRoot = (host: Element): Element | undefined => shown.get(host);

const SVG = 'http://www.w3.org/2000/svg';

function grow(tree: Tree, parent: Element): Node {
  const page = parent.ownerDocument;
  if (typeof tree === 'string') return page.createTextNode(tree);
  const [tag, attributes, children] = tree;
  const node = page.createElementNS(tag === 'svg' ? SVG : parent.namespaceURI, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  for (const child of children) node.append(grow(child, node));
  return node;
}
