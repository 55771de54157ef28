import { useEffect, useLayoutEffect, useState } from 'react';
import type { ListItem } from '../../addresses/format-items';
import { parseItems } from '../../addresses/items';
import { useEmit } from '../../hooks/use-emit';
import { useSettings } from '../../hooks/use-settings';
import {
  forgetListDraft,
  loadFieldText,
  loadListDraft,
  saveFieldText,
  saveListDraft,
  withDraft,
} from './list-draft';
import { NO_OUTCOME, type Outcome, outcomeOfItems, outcomeOfText } from './list-outcome';
import { isReady } from './list-rows';
import { type LatestCheck, useLatestCheck } from './use-latest-check';
import { type RowEdits, useRowEdits } from './use-row-edits';

/** The list with what may be done with it. */
export interface List extends Outcome, RowEdits, Pick<LatestCheck, 'status' | 'progress'> {
  /** What stood in the field before this page was left. */
  readonly pasted: string;
  check(text: string): void;
  /** Takes the lines of the saved list of this name instead. */
  open(items: readonly ListItem[], saved: string): void;
  /** The rows are the saved list of this name now, unless another list has taken their place. */
  setSaved(name: string): void;
  /** All of it is in the cart: it is kept no longer. */
  conclude(): void;
}

/** Holds the list of one element; `items` is what its attribute says. The last check counts, however late others answer. */
export function useList(items: string | undefined): List {
  const settings = useSettings();
  const emit = useEmit();
  const [outcome, setOutcome] = useState(NO_OUTCOME);
  const edits = useRowEdits(outcome, setOutcome);
  const [pasted, setPasted] = useState('');
  const { status, progress, setProgress, run, isLatest } = useLatestCheck(found => {
    setOutcome(found);
    edits.close();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attribute is another list
  useEffect(() => {
    if (!items) return;
    const { items: lines, dropped } = parseItems(items);
    // The page has it already: what the buyer left elsewhere stays.
    void run(async signal => ({
      ...(await outcomeOfItems(settings, lines, signal)),
      dropped,
      source: undefined,
    }));
  }, [items, settings]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is entered
  useEffect(() => {
    if (items) return;
    setPasted(loadFieldText());
    const left = loadListDraft();
    if (!left) return;
    void run(async signal => {
      const now = await (left.opened
        ? outcomeOfItems(settings, parseItems(left.text).items, signal)
        : outcomeOfText(settings, left.text, signal, setProgress));
      return { ...now, rows: withDraft(now.rows, left.rows), saved: left.saved };
    });
  }, []);

  // With the frame that shows it: a reload may come before effects that follow.
  useLayoutEffect(() => {
    if (outcome.source) saveListDraft(outcome.source, outcome.rows, outcome.saved);
  }, [outcome]);

  useEffect(() => {
    const ready = outcome.rows.filter(isReady);
    emit('tass-list', { items: ready.map(({ product, quantity }) => ({ product, quantity })) });
  }, [outcome.rows, emit]);

  return {
    ...outcome,
    ...edits,
    status,
    progress,
    pasted,
    open(lines, saved) {
      void run(async signal => ({ ...(await outcomeOfItems(settings, lines, signal)), saved }));
    },
    setSaved(saved) {
      if (isLatest()) setOutcome(now => ({ ...now, saved }));
    },
    check(text) {
      void run(signal => outcomeOfText(settings, text, signal, setProgress));
    },
    conclude() {
      if (!outcome.source) return;
      forgetListDraft();
      saveFieldText('');
    },
  };
}
