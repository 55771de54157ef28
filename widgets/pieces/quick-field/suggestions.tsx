import { type RefObject, useEffect, useId, useRef } from 'react';
import type { Brand } from '../../api/schemas';
import { useActiveOption } from '../../hooks/use-active-option';
import { useDismiss } from '../../hooks/use-dismiss';
import { useEmit } from '../../hooks/use-emit';
import { useMessages } from '../../hooks/use-messages';
import { useNavigate } from '../../hooks/use-navigate';
import { useStateFor } from '../../hooks/use-state-for';
import optionsCss from '../../styles/search-options.css';
import { messages as noteMessages } from '../messages/search-notes';
import { messages as listMessages } from '../messages/search-options';
import type { SearchChoice } from '../search/search-choices';
import { SearchOptions } from '../search/search-options';
import type { ChosenPrinter } from './chosen-printer';
import css from './suggestions.css';
import { useFieldKeys } from './use-field-keys';
import { useSuggestions } from './use-suggestions';

interface Props {
  /** A press outside of it closes the suggestions. */
  readonly box: RefObject<HTMLElement | null>;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly text: string;
  setText(text: string): void;
  /** Enter was pressed: what is certain is taken once it is known. */
  readonly entered: boolean;
  readonly brands: readonly Brand[] | undefined;
  choose(choice: ChosenPrinter): void;
}

/**
 * Brands, printers and cartridges for what is typed, as the ARIA Authoring Practices have a combobox with a list. A printer
 * is chosen, a cartridge leads to its page.
 */
function Suggestions({ box, input, text, setText, entered, brands, choose }: Props) {
  const t = useMessages(listMessages);
  const notes = useMessages(noteMessages);
  const emit = useEmit();
  const navigate = useNavigate();
  const id = useId();
  const typed = text.trim();
  // Whoever types wants to see the list.
  const [isOpen, setOpen] = useStateFor(`${entered} ${typed}`, () => true);
  const { status, query, guess, choices } = useSuggestions(typed, brands);
  const isWanted = isOpen && typed !== '';
  // What is open stays while the next text is searched for; what was closed opens with the text's own.
  const before = useRef({ open: false, list: false });
  const open = isWanted && (query === typed || before.current.open);
  const isListed = open && choices.length > 0 && (status === 'ready' || before.current.list);
  const options = isListed ? choices : undefined;
  useEffect(() => {
    before.current = { open, list: isListed };
  });
  const { active, setActive, target } = useActiveOption(options, typed);
  const close = () => setOpen(false);
  useDismiss(box, close, isWanted);

  const take = (choice: SearchChoice) => {
    if (choice.product) {
      close();
      if (emit('tass-select', { product: choice.product })) navigate(choice.path);
      return;
    }
    setText('');
    const { brand, printer } = choice;
    choose(
      brand ? { brand: brand.slug, model: undefined } : { brand: printer.brand.slug, model: printer.slug },
    );
  };

  const act = (key: string): boolean => {
    const next = target(key);
    const chosen = options?.[active];
    if (key === 'Enter' && chosen) take(chosen);
    else if (key === 'Escape' && text) open ? close() : setText('');
    else if (next !== undefined) setActive(next);
    else if (key === 'ArrowDown' && typed) setOpen(true);
    else return false;
    return true;
  };
  useFieldKeys(input, act, {
    'aria-expanded': String(options !== undefined),
    'aria-controls': options && id,
    'aria-activedescendant': options && active >= 0 ? `${id}-${active}` : undefined,
  });

  // A guess waits for somebody who looks at it.
  const isSure = status === 'ready' && query === typed && !guess;
  const sure = entered && isSure ? options?.[0] : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once an answer is there
  useEffect(() => {
    if (sure) take(sure);
  }, [sure]);

  /** Said instead of the number of results. */
  const notice = {
    loading: t.searching,
    failed: notes.searchUnreachable,
    ready: options ? undefined : t.noResults,
  }[status];
  return (
    <div className={open ? 'panel' : 'hidden'}>
      <p role="status" className={options && !guess ? 'hidden' : 'told'}>
        {open && (notice ?? (guess ? notes.guess(query) : t.resultCount(choices.length)))}
      </p>
      {options && <SearchOptions id={id} label={t.results} choices={options} active={active} choose={take} />}
    </div>
  );
}

export default { component: Suggestions, styles: [optionsCss, css] };
