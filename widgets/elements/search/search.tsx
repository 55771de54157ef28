import { Search as SearchIcon } from 'lucide';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { productPath, searchPath } from '../../addresses/shop-paths';
import type { Product } from '../../api/schemas';
import { shopAddress } from '../../api/shop-address';
import type { PropsOf } from '../../element/record';
import { useEmit } from '../../hooks/use-emit';
import { useMessages } from '../../hooks/use-messages';
import { useOutsideClick } from '../../hooks/use-outside-click';
import { useSettings } from '../../hooks/use-settings';
import { Icon } from '../../pieces/icon';
import type { attributes } from './attributes';
import { messages } from './messages';
import { Options } from './options';
import { useActiveOption } from './use-active-option';
import { useSearch } from './use-search';

/** Editable combobox with a list, as the ARIA Authoring Practices have it: the focus never leaves the field. */
export function Search({ placeholder, query = '' }: PropsOf<typeof attributes>) {
  const t = useMessages(messages);
  const settings = useSettings();
  const emit = useEmit();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(query);
  const [open, setOpen] = useState(false);
  // What the page put into the field has been searched for already, unless somebody opens the list.
  const { searching, results } = useSearch(!open && text === query ? '' : text);
  const options = open && !searching && results?.length ? results : undefined;
  const { active, setActive, target } = useActiveOption(options);
  useOutsideClick(box, () => setOpen(false), open);

  useEffect(() => setText(query), [query]);

  const type = (typed: string) => {
    setText(typed);
    setOpen(typed.trim() !== '');
  };

  const follow = (path: string) => {
    const href = shopAddress(settings, path);
    if (href && emit('tass-navigate', { href })) location.assign(href);
  };

  const choose = (product: Product) => {
    const wanted = emit('tass-select', { product });
    type('');
    if (wanted) follow(productPath(product.slug));
  };

  const showAll = () => {
    setOpen(false);
    follow(searchPath(text.trim()));
  };

  /** What a key does beside writing; false where it is left to the field and the page. */
  const act = (key: string): boolean => {
    const chosen = options?.[active];
    const next = target(key);
    if (key === 'Enter' && chosen) choose(chosen);
    else if (key === 'Enter' && text.trim()) showAll();
    else if (key === 'Escape' && text) open ? setOpen(false) : type('');
    else if (next !== undefined) setActive(next);
    else if (key === 'ArrowDown' && text.trim()) setOpen(true);
    else return false;
    return true;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Keys that choose among the suggestions of an input method are not ours.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Tab') setOpen(false);
    else if (act(event.key)) event.preventDefault();
  };

  const none = results && t.none;
  const told = open && text.trim() ? (searching ? t.searching : none) : undefined;
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
        onClick={() => setOpen(text.trim() !== '')}
        onKeyDown={onKeyDown}
      />
      <p role="status" part="status" className={options ? 'hidden' : told && 'panel told'}>
        {options ? t.found(options.length) : told}
      </p>
      {options && <Options id={id} label={t.results} results={options} active={active} choose={choose} />}
    </div>
  );
}
