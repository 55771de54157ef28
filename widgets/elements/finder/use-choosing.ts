import { type RefObject, useRef } from 'react';
import { nextFrame } from '../../browser/next-frame';
import { useHost } from '../../element/host';
import { bringIntoView } from './bring-into-view';
import { type Choice, choose as choosePrinter } from './choice';
import { useDebouncedSelect } from './use-debounced-select';
import { useEarlyChoice } from './use-early-choice';
import { useFolded } from './use-folded';
import { useRestoredChoice } from './use-restored-choice';

/** How a visitor chooses a printer, starts again, and is led to the answer; `props` is what the attributes say, `made` what is chosen now. */
export function useChoosing(props: Choice, made: Choice, answer: RefObject<HTMLElement | null>) {
  const host = useHost();
  const first = useRef<HTMLSelectElement>(null);
  /** A model was chosen by hand and its answer has not been shown yet. */
  const awaited = useRef(false);
  /** The model that the visitor chose last: one that a partner's page gave is nobody's printer. */
  const chosenHere = useRef<string>(undefined);
  const { folded, open, fold, handlers } = useFolded(Boolean(made.model), answer);

  const choose = (choice: Choice, stepped = false) => {
    awaited.current = choice.model !== undefined;
    chosenHere.current = choice.model;
    if (choice.model && !stepped) fold();
    if (host) choosePrinter(host, choice);
  };
  const brandSelect = useDebouncedSelect(made.brand, brand => choose({ brand, model: undefined }));
  useRestoredChoice(props);
  useEarlyChoice(props, choose);
  // The press is painted first: drawing all anew takes a while on a slow phone.
  const afterPress = (act: () => void) => void nextFrame().then(act);
  // The button that was pressed may be gone then.
  const leadBack = (act: () => void) => () =>
    afterPress(() => {
      act();
      first.current?.focus();
    });

  return {
    first,
    folded,
    handlers,
    brandSelect,
    choose,
    chooseSaved: (choice: Choice) => afterPress(() => choose(choice)),
    reset: leadBack(() => choose({ brand: undefined, model: undefined })),
    change: leadBack(open),
    /** Whether the visitor chose this model here. */
    isOwn: () => made.model === chosenHere.current,
    showAnswer: () => {
      if (awaited.current) bringIntoView(answer.current);
      awaited.current = false;
    },
  };
}
