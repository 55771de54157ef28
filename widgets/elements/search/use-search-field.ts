import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { searchPath } from '../../addresses/shop-paths';
import type { ProductPage } from '../../api/products';
import { useActiveOption } from '../../hooks/use-active-option';
import { useDismiss } from '../../hooks/use-dismiss';
import { useEmit } from '../../hooks/use-emit';
import { useNavigate } from '../../hooks/use-navigate';
import { useStateFor } from '../../hooks/use-state-for';
import type { SearchChoice } from '../../pieces/search/search-choices';
import { useSearch } from './use-search';

interface SearchField {
  /** For what holds field and list: a press outside of it closes the list. */
  readonly box: RefObject<HTMLDivElement | null>;
  readonly text: string;
  /** The text without blanks around it. */
  readonly typed: string;
  /** The text that was searched for. */
  readonly asked: string;
  /** Whether the list shows, or what is said instead of it. */
  readonly shown: boolean;
  readonly searching: boolean;
  readonly answer: ProductPage | undefined;
  /** What the list offers; undefined while it is closed. */
  readonly options: readonly SearchChoice[] | undefined;
  /** Place of the option that arrow keys moved to; -1 for none. */
  readonly active: number;
  type(text: string): void;
  choose(choice: SearchChoice): void;
  /** Opens the list of what is typed. */
  open(): void;
  close(): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** A field that searches for what is typed, and the list of what was found. `query` is what the page puts into it. */
export function useSearchField(query: string): SearchField {
  const emit = useEmit();
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  // The page's text replaces what stands there, but not what somebody is typing.
  const [text, setText] = useStateFor(query, (before?: string) => (isOpen && before) || query);
  const typed = text.trim();
  // What the page put into the field has been searched for already, unless somebody opens the list.
  const { query: asked, searching, answer, choices } = useSearch(!isOpen && text === query ? '' : typed);
  const options = isOpen && !searching && choices?.length ? choices : undefined;
  const { active, setActive, target } = useActiveOption(options, typed);
  const open = () => setOpen(typed !== '');
  const close = () => setOpen(false);
  useDismiss(box, close, isOpen);

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
    else if (key === 'Escape' && text) isOpen ? close() : type('');
    else if (next !== undefined) setActive(next);
    else if (key === 'ArrowDown' && typed) open();
    else return false;
    return true;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Keys that choose among the suggestions of an input method are not ours.
    if (!event.nativeEvent.isComposing && act(event.key)) event.preventDefault();
  };

  const shown = isOpen && typed !== '' && (searching || answer !== undefined);
  return {
    box,
    text,
    typed,
    asked,
    shown,
    searching,
    answer,
    options,
    active,
    type,
    choose,
    open,
    close,
    onKeyDown,
  };
}
