import { createElement, forwardRef, useEffect, useImperativeHandle, useRef } from 'react';

// Ships with the package: what React's versions leave open for custom elements. React 18 listens to none of their events,
// and React 19 drops handlers when it hydrates.

/**
 * A React component for an element. Props are attributes in camelCase, handlers `onTassOrder`; the element's code is
 * loaded when the first one is on a page, never on a server.
 *
 * @param tag name of the element
 * @param attributes prop name to attribute name
 * @param events prop name to event name
 * @param load imports the element's code
 */
export function component(tag, attributes, events, load) {
  // biome-ignore lint/correctness/noComponentHookFactories: one for each element, made as its module is read
  const Component = forwardRef((props, ref) => {
    const element = useRef(null);
    useImperativeHandle(ref, () => element.current, []);
    useEffect(() => void load(), []);

    const latest = useRef(props);
    useEffect(() => {
      latest.current = props;
    });
    useEffect(() => {
      const host = element.current;
      const listeners = Object.entries(events).map(([prop, event]) => [
        event,
        detail => latest.current[prop]?.(detail),
      ]);
      for (const [event, listener] of listeners) host.addEventListener(event, listener);
      return () => {
        for (const [event, listener] of listeners) host.removeEventListener(event, listener);
      };
    }, []);
    return createElement(tag, { ...markup(props, attributes, events), ref: element });
  });
  Component.displayName = tag;
  return Component;
}

/** Props as React writes them for an element that is not defined yet, the same on a server and in a browser. */
function markup(props, attributes, events) {
  const written = {};
  for (const [prop, value] of Object.entries(props)) {
    if (prop in events) continue;
    const name = attributes[prop];
    if (!name) written[prop === 'className' ? 'class' : prop] = value;
    else if (value !== undefined && value !== null && value !== false)
      written[name] = value === true ? '' : `${value}`;
  }
  return written;
}
