import { Printer as PrinterIcon } from 'lucide';
import { type MouseEvent, useEffect, useRef } from 'react';
import { shopAddress } from '../../api/shop-address';
import { isPlainClick } from '../../browser/plain-click';
import { useMessages } from '../../hooks/use-messages';
import { useSettings } from '../../hooks/use-settings';
import { Icon } from '../icon';
import { messages as noteMessages } from '../messages/search-notes';
import type { SearchChoice } from './search-choices';
import { SearchRow } from './search-row';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly SearchChoice[];
  /** Index of the option that the arrow keys are at, or -1. */
  readonly active: number;
  choose(choice: SearchChoice): void;
}

/** The results. Options are real links, so that one can be opened in a tab of its own. */
export function SearchOptions({ id, label, choices, active, choose }: Props) {
  const settings = useSettings();
  const notes = useMessages(noteMessages);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const press = (choice: SearchChoice) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    choose(choice);
  };

  return (
    <div
      ref={list}
      id={id}
      className="options"
      part="results"
      role="listbox"
      aria-label={label}
      // Browsers would stop at a list that scrolls.
      tabIndex={-1}
      // The focus stays in the field.
      onMouseDown={event => event.preventDefault()}
    >
      {choices.map((choice, index) => (
        <a
          key={choice.path}
          id={`${id}-${index}`}
          className="option"
          part="option"
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          href={shopAddress(settings, choice.path)}
          onClick={press(choice)}
        >
          {choice.product ? (
            <SearchRow product={choice.product} />
          ) : (
            <>
              <Icon node={PrinterIcon} />
              <bdi>
                {choice.printer
                  ? notes.supplies(`${choice.printer.brand.title} ${choice.printer.title}`)
                  : notes.printersOf(choice.brand.title)}
              </bdi>
            </>
          )}
        </a>
      ))}
    </div>
  );
}
