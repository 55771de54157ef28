// What happy-dom's page lacks for our code, before that is loaded. Layout, styles and time as they are: the browser's tests.

const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;

/** The page's window stands for another, whose own methods alone know it. */
const forWindow = (own: typeof add | typeof remove, name: 'addEventListener' | 'removeEventListener') =>
  function (this: EventTarget, ...all: Parameters<typeof window.addEventListener>) {
    if ((this as unknown) === window) window[name](...all);
    else own.apply(this, all);
  };

Object.assign(EventTarget.prototype, {
  addEventListener: forWindow(add, 'addEventListener'),
  removeEventListener: forWindow(remove, 'removeEventListener'),
});

// happy-dom knows little of styles, and slowly.
window.getComputedStyle = () => ({ getPropertyValue: () => '' }) as unknown as CSSStyleDeclaration;

const { isEqualNode } = Node.prototype;
/** As the standard has it: no node is equal to none. */
Node.prototype.isEqualNode = function (this: Node, other: Node | null) {
  return other !== null && isEqualNode.call(this, other);
};

/** Everything is in view. */
window.IntersectionObserver = class {
  constructor(readonly changed: (entries: readonly object[]) => void) {}
  observe(target: Element) {
    queueMicrotask(() => this.changed([{ isIntersecting: true, target }]));
  }
  unobserve() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

const later = window.setTimeout as (act: () => void, time?: number) => number;
/** Pauses, such as those in typing, take a twentieth; time-outs have all of theirs. */
const soon: typeof later = (act, time = 0) => later(act, time < 2000 ? time / 20 : time);
Object.assign(window, { setTimeout: soon });
