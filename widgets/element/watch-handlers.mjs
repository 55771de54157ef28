import { options } from 'preact';

// Goes into what ships, before Preact draws anything. Boundaries hear of errors in drawing and effects alone: here each
// event handler is wrapped, and what it throws, or the promise it answers with fails of, is told to its element.

/** Where an element keeps who hears of it (`boundary.tsx`). */
const FAILED = Symbol.for('tass.failed');

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
  if (typeof vnode.type === 'string') {
    for (const name in vnode.props) {
      const handler = vnode.props[name];
      if (/^on[A-Z]/.test(name) && typeof handler === 'function') vnode.props[name] = watched(handler);
    }
  }
  before?.(vnode);
};
