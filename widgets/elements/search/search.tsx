import { Search as SearchIcon } from 'lucide';
import { useId } from 'react';
import type { Attributes, PropsOf } from '../../element/record';
import { useMessages } from '../../hooks/use-messages';
import { Icon } from '../../pieces/icon';
import { messages as noteMessages } from '../../pieces/messages/search-notes';
import { messages as listMessages } from '../../pieces/messages/search-options';
import { SearchOptions } from '../../pieces/search/search-options';
import { messages } from './messages';
import { SearchLinks } from './search-links';
import { useSearchField } from './use-search-field';

export const attributes = {
  placeholder: { type: 'text', doc: 'Hint in the empty field; without it the shop’s own' },
  query: { type: 'text', doc: 'Text in the field, as on a page that shows its results' },
} as const satisfies Attributes;

/** Editable combobox with a list, as the ARIA Authoring Practices have it: arrow keys leave the focus in the field. */
export function Search({ placeholder, query = '' }: PropsOf<typeof attributes>) {
  const t = useMessages(messages);
  const notes = useMessages(noteMessages);
  const list = useMessages(listMessages);
  const id = useId();
  const field = useSearchField(query);
  const { text, typed, shown, searching, answer, options, active } = field;
  const told = shown ? 'told' : undefined;
  const guess = options && answer?.guess && notes.guess(field.asked);
  return (
    <div ref={field.box} className="search">
      <Icon node={SearchIcon} />
      <input
        type="text"
        part="field"
        role="combobox"
        aria-label={t.label}
        aria-autocomplete="list"
        aria-expanded={options !== undefined}
        aria-controls={options && id}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        inputMode="search"
        enterKeyHint="search"
        placeholder={placeholder ?? t.placeholder}
        value={text}
        onInput={event => field.type(event.currentTarget.value)}
        onClick={field.open}
        onKeyDown={field.onKeyDown}
      />
      <div className={shown ? 'panel' : 'hidden'} part="panel">
        <p role="status" part="status" className={options && !guess ? 'hidden' : told}>
          {guess}
          {shown && !options && (searching ? list.searching : <slot name="empty">{list.noResults}</slot>)}
          {options && <span className="hidden"> {list.resultCount(options.length)}</span>}
        </p>
        {options && (
          <SearchOptions
            id={id}
            label={list.results}
            choices={options}
            active={active}
            choose={field.choose}
          />
        )}
        {shown && answer && !searching && <SearchLinks text={typed} answer={answer} close={field.close} />}
      </div>
    </div>
  );
}
