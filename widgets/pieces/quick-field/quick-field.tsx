import { type RefObject, useRef, useState } from 'react';
import type { Brand } from '../../api/schemas';
import { useHost } from '../../element/host';
import { useLazyPart } from '../../element/use-lazy-part';
import type { ChosenPrinter } from './chosen-printer';
import { suggestions } from './suggestions-part';

interface Props {
  readonly label: string;
  /** Stands in the field while it is empty. */
  readonly hint: string;
  readonly brands: readonly Brand[] | undefined;
  /** What else belongs to the field: a press there leaves the suggestions open too. */
  readonly box?: RefObject<HTMLElement | null>;
  choose(choice: ChosenPrinter): void;
}

/** One field for who knows the printer or the cartridge; what it suggests is loaded once somebody types. */
export function QuickField({ label, hint, brands, choose, box }: Props) {
  const host = useHost();
  const field = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // What was typed before this code was there stays.
  const [text, setText] = useState(
    () => host?.shadowRoot?.querySelector<HTMLInputElement>('[part=quick]')?.value ?? '',
  );
  const [wanted, want] = useState(false);
  /** Enter was pressed, perhaps before the answer came. */
  const [entered, setEntered] = useState(false);
  const Suggestions = useLazyPart(suggestions, wanted || text !== '');
  return (
    <div ref={field} className="quick">
      <label className="field">
        <span>{label}</span>
        <input
          ref={input}
          part="quick"
          role="combobox"
          aria-autocomplete="list"
          // The suggestions say otherwise, on the very field, while they are open.
          aria-expanded={false}
          autoComplete="off"
          spellCheck={false}
          placeholder={hint}
          value={text}
          onInput={event => {
            setText(event.currentTarget.value);
            setEntered(false);
          }}
          // What a key writes, `onInput` hears of.
          onKeyDown={({ key }) => key.length > 1 && setEntered(key === 'Enter')}
          onFocus={() => want(true)}
        />
      </label>
      {Suggestions && (
        <Suggestions
          box={box ?? field}
          input={input}
          text={text}
          setText={setText}
          entered={entered}
          brands={brands}
          choose={choose}
        />
      )}
    </div>
  );
}
