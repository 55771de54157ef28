import { Search as SearchIcon } from 'lucide';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { searchPath } from '../../addresses/shop-paths';
import type { Attributes, PropsOf } from '../../element/record';
import { useActiveOption } from '../../hooks/use-active-option';
import { useDismiss } from '../../hooks/use-dismiss';
import { useEmit } from '../../hooks/use-emit';
import { useMessages } from '../../hooks/use-messages';
import { useNavigate } from '../../hooks/use-navigate';
import { useStateFor } from '../../hooks/use-state-for';
import { Icon } from '../../pieces/icon';
import { messages as noteMessages } from '../../pieces/messages/search-notes';
import { messages as listMessages } from '../../pieces/messages/search-options';
import type { SearchChoice } from '../../pieces/search/search-choices';
import { SearchOptions } from '../../pieces/search/search-options';
import { messages } from './messages';
import { SearchLinks } from './search-links';
import { useSearch } from './use-search';

export const attributes = {
  placeholder: { type: 'text', doc: 'Hint in the empty field; without it the shop’s own' },
  query: { type: 'text', doc: 'Text in the field, as on a page that shows its results' },
} as const satisfies Attributes;

/** Editable combobox with a list, as the ARIA Authoring Practices have it: arrow keys leave the focus in the field. */
export function Search({ placeholder, query = '' }: PropsOf<typeof attributes>) {
  const t = useMessages(messages);
  const notes = useMessages(noteMessages);
  const list = useMessages(listMessages);
  const emit = useEmit();
  const navigate = useNavigate();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  // The page's text replaces what stands there, but not what somebody is typing.
  const [text, setText] = useStateFor(query, (before?: string) => (open && before) || query);
  const typed = text.trim();
  // What the page put into the field has been searched for already, unless somebody opens the list.
  const { query: asked, searching, answer, choices } = useSearch(!open && text === query ? '' : typed);
  const options = open && !searching && choices?.length ? choices : undefined;
  const { active, setActive, target } = useActiveOption(options, typed);
  const close = () => setOpen(false);
  useDismiss(box, close, open);

  const type = (text: string) => {
    setText(text);
    setOpen(text.trim() !== '');
  };

  const choose = ({ product, path }: SearchChoice) => {
    const wanted = !product || emit('tass-select', { product });
    type('');
    if (wanted) navigate(path);
  };

  const showAll = () => {
    close();
    navigate(searchPath(typed));
  };

  /** What a key does beside writing; false where it is left to the field and the page. */
  const act = (key: string): boolean => {
    const chosen = options?.[active];
    const next = target(key);
    if (key === 'Enter' && chosen) choose(chosen);
    else if (key === 'Enter' && typed) showAll();
    else if (key === 'Escape' && text) open ? close() : type('');
    else if (next !== undefined) setActive(next);
    else if (key === 'ArrowDown' && typed) setOpen(true);
    else return false;
    return true;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Keys that choose among the suggestions of an input method are not ours.
    if (!event.nativeEvent.isComposing && act(event.key)) event.preventDefault();
  };

  const shown = open && typed !== '' && (searching || answer !== undefined);
  const told = shown ? 'told' : undefined;
  const guess = options && answer?.guess && notes.guess(asked);
  return (
    <div ref={box} className="search">
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
        onInput={event => type(event.currentTarget.value)}
        onClick={() => setOpen(typed !== '')}
        onKeyDown={onKeyDown}
      />
      <div className={shown ? 'panel' : 'hidden'} part="panel">
        <p role="status" part="status" className={options && !guess ? 'hidden' : told}>
          {guess}
          {shown && !options && (searching ? list.searching : <slot name="empty">{list.noResults}</slot>)}
          {options && <span className="hidden"> {list.resultCount(options.length)}</span>}
        </p>
        {options && (
          <SearchOptions id={id} label={list.results} choices={options} active={active} choose={choose} />
        )}
        {shown && answer && !searching && <SearchLinks text={typed} answer={answer} close={close} />}
      </div>
    </div>
  );
}
