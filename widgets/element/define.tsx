import r2wc from '@r2wc/react-to-web-component';
import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { camelCase, drawingKey, propsFrom, readAttribute, readFrom, reflect } from './attributes';
import { warnOfDuplicate } from './duplicate-version';
import { ignoreRepeats } from './ignore-repeats';
import { addOuterSlots } from './outer-slots';
import type { AttributeRules, Attributes, ElementRecord } from './record';
import { DRAWN_FOR, dropForeignContent, innerRoot, nameRoot, showFallback } from './root';
import { adoptStyles } from './sheets';
import { type ElementShell, Shell, type ShellProps, stylesFor } from './shell';
import { watchInherited } from './watch-inherited';

// The places where r2wc keeps what it knows; it names them by shared symbols.
const RENDER = Symbol.for('r2wc.render');
const CONTEXT = Symbol.for('r2wc.context');
const PROPS = Symbol.for('r2wc.props');

interface R2wcElement extends HTMLElement {
  container: Element | ShadowRoot;
  [CONTEXT]: object | undefined;
  [PROPS]: object;
  [RENDER](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/** An element of ours, as code that meets it on a page may see it. */
export interface TassElementClass extends CustomElementConstructor {
  readonly version: string;
}

/** A custom element class for a record. r2wc draws; what it leaves open is closed here. */
function elementClass<A extends Attributes, S>(
  of: ElementRecord<A>,
  shell: ElementShell<S>,
): TassElementClass {
  const content = of.component as ComponentType<Record<string, unknown>>;
  const attributes: AttributeRules = { ...shell.attributes, ...of.attributes };
  const names = Object.keys(attributes);
  const Base = r2wc(Shell<S>, { shadow: 'open', props: {} }) as unknown as new () => R2wcElement;

  class TassElement extends Base {
    static readonly version = shell.version;
    static readonly observedAttributes = names;

    #leave: (() => void) | undefined;
    #scheduled = false;
    /** What it was last drawn with. */
    #settings: S | undefined;

    /** A shadow root that came with the page's HTML is kept as it is. */
    override attachShadow(options: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(options);
    }

    override connectedCallback(): void {
      for (const name of names) takeOver(this, camelCase(name));
      const shadow = this.shadowRoot as ShadowRoot;
      if (!this[CONTEXT]) dropForeignContent(this, shadow, shell.version);
      adoptStyles(shadow, stylesFor(of, shell));
      this.container = innerRoot(shadow);
      addOuterSlots(this.container);
      this.container.addEventListener('keydown', ignoreRepeats);
      this.#watch();
      super.connectedCallback();
    }

    /** Waits: a moved element comes back at once and must keep its state, and what takes a removed one's place is painted first. */
    override disconnectedCallback(): void {
      setTimeout(() => {
        if (this.isConnected) return;
        this.#leave?.();
        this.#leave = undefined;
        super.disconnectedCallback();
      });
    }

    /** `moveBefore` moves without leaving; only the surroundings differ. */
    connectedMoveCallback(): void {
      this.#watch();
      this.#schedule();
    }

    #watch(): void {
      this.#leave?.();
      this.#leave = watchInherited(this, () => {
        // Each new page has metas of its own, and mostly none that says anything to an element.
        if (shell.read(this) !== this.#settings) this.#schedule();
      });
    }

    attributeChangedCallback(_name: string, before: string | null, after: string | null): void {
      if (before !== after) this.#schedule();
    }

    /** Draws once for any number of changes in a row. */
    #schedule(): void {
      if (this.#scheduled || !this.#leave) return;
      this.#scheduled = true;
      queueMicrotask(() => {
        this.#scheduled = false;
        this[RENDER]();
      });
    }

    override [RENDER](): void {
      if (!this.isConnected) return;
      try {
        this.#draw();
      } catch (error) {
        showFallback(this);
        shell.onError(this, error, 'render');
      }
    }

    #draw(): void {
      const settings = shell.read(this);
      this.#settings = settings;
      const root = this.container as Element;
      nameRoot(root, shell.root(settings));
      const props = propsFrom(of.attributes, (name, attribute) => readFrom(this, name, attribute));
      const shellProps: ShellProps<S> = { host: this, settings, shell, content, props };
      this[PROPS] = shellProps;
      const key = drawingKey(names, name => this.getAttribute(name));
      // Hydrating keeps addresses and texts as they stand: what was drawn for other attributes goes.
      if (!this[CONTEXT] && (root.getAttribute(DRAWN_FOR) ?? key) !== key) root.replaceChildren();
      if (!this[CONTEXT] && root.firstChild) {
        this[CONTEXT] = {
          root: shell.hydrate(() => hydrateRoot(root, createElement(Shell<S>, shellProps))),
          ReactComponent: Shell,
        };
      } else super[RENDER]();
    }
  }

  addProperties(TassElement.prototype, attributes);
  addMethods(TassElement.prototype, of.methods ?? {});
  return TassElement;
}

/** A property for each attribute: both say the same. */
function addProperties(prototype: HTMLElement, attributes: AttributeRules): void {
  for (const [name, attribute] of Object.entries(attributes)) {
    // The platform's own `lang` property reflects already.
    if (name === 'lang') continue;
    Object.defineProperty(prototype, camelCase(name), {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return readAttribute(attribute, this.getAttribute(name)).value;
      },
      set(this: HTMLElement, value: unknown) {
        reflect(this, name, value);
      },
    });
  }
}

function addMethods(prototype: HTMLElement, methods: NonNullable<ElementRecord['methods']>): void {
  for (const [name, { run }] of Object.entries(methods))
    Object.defineProperty(prototype, name, {
      configurable: true,
      value(this: HTMLElement, ...values: readonly string[]) {
        return run(this, ...values);
      },
    });
}

/** A property set before the definition hides ours for ever, unless it is set again through ours. */
function takeOver(host: HTMLElement, name: string): void {
  if (name === 'lang' || !Object.hasOwn(host, name)) return;
  const target = host as unknown as Record<string, unknown>;
  const value = target[name];
  if (delete target[name]) target[name] = value;
}

/** Defines an element unless its name is taken; the first definition stays, and that is said once. Without a DOM: nothing. */
export function define<A extends Attributes, S>(of: ElementRecord<A>, shell: ElementShell<S>): void {
  if (typeof customElements === 'undefined') return;
  const known = customElements.get(of.tag) as Partial<TassElementClass> | undefined;
  if (known) warnOfDuplicate(known.version, shell.version);
  else customElements.define(of.tag, elementClass(of, shell));
}
