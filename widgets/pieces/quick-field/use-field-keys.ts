import { type RefObject, useEffect, useRef } from 'react';
import { listen } from '../../events';

/**
 * Makes a field that was drawn before its list a combobox with it: the attributes that describe the list stand on the field, and keys
 * pressed there act on the list; `act` is false for a key that is left to the field.
 */
export function useFieldKeys(
  field: RefObject<HTMLInputElement | null>,
  act: (key: string) => boolean,
  attributes: Readonly<Record<string, string | undefined>>,
): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    for (const [name, value] of Object.entries(attributes))
      if (value === undefined) field.current?.removeAttribute(name);
      else field.current?.setAttribute(name, value);
  });
  useEffect(() => {
    if (!field.current) return;
    return listen(field.current, 'keydown', (event: KeyboardEvent) => {
      // Keys that choose among the suggestions of an input method are not ours.
      if (!event.isComposing && latest.current(event.key)) event.preventDefault();
    });
  }, [field]);
}
