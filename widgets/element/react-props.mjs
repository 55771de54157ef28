import { options } from 'preact';

// Goes into what ships, before Preact draws anything, and stands in for all that compat does with every node's props: of
// that our components need these names alone (`tests/contracts/react-props.test.ts`).

/** Names that mean in React what these mean to a browser. */
const NAMES = {
  onFocus: 'onFocusIn',
  onBlur: 'onFocusOut',
  strokeWidth: 'stroke-width',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
};

/** Where an element keeps the callback for it (`boundary.tsx`). */
const FAILED = Symbol.for('tass.failed');

/** Boundaries catch errors of rendering and effects alone: what a handler throws, or its promise rejects with, is reported here. */
const watched = handler =>
  function (event) {
    const failed = event.currentTarget.getRootNode().host?.[FAILED];
    if (!failed) return handler.call(this, event);
    try {
      const answer = handler.call(this, event);
      answer?.then?.(undefined, failed);
      return answer;
    } catch (error) {
      failed(error);
    }
  };

const before = options.vnode;
options.vnode = vnode => {
  const { type, props } = vnode;
  if (typeof type === 'string') {
    // A list of names of its own: those that are written meanwhile are no longer meant.
    for (const name of Object.keys(props)) {
      let value = props[name];
      if (/^on[A-Z]/.test(name) && typeof value === 'function') value = watched(value);
      if (NAMES[name]) delete props[name];
      props[NAMES[name] ?? name] = value;
    }
  }
  before?.(vnode);
};

options.event = event => Object.assign(event, { nativeEvent: event });
