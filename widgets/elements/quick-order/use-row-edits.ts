import { type Dispatch, type SetStateAction, useRef, useState } from 'react';
import type { Outcome } from './list-outcome';
import { changedRow, type ListRow, type RowChanges } from './list-rows';

/** A row that was removed, and its place in the list. */
export interface Removed {
  readonly row: ListRow;
  readonly at: number;
}

/** What a buyer does to single rows. */
export interface RowEdits {
  change(id: number, changes: RowChanges): void;
  remove(id: number): void;
  /** The row that was removed last, for as long as it may come back. */
  readonly removed: Removed | undefined;
  /** Identifies the row that came back last. */
  readonly restored: number | undefined;
  /** Brings the removed row back to its place. */
  undo(): void;
  /** The removed row comes back no more. */
  close(): void;
}

export function useRowEdits(outcome: Outcome, setOutcome: Dispatch<SetStateAction<Outcome>>): RowEdits {
  const [removed, setRemoved] = useState<Removed>();
  const [restored, setRestored] = useState<number>();
  // Rows that did not change are not drawn again, and keep the functions of an earlier drawing.
  const drawn = useRef(outcome);
  drawn.current = outcome;
  const setRows = (edit: (rows: Outcome['rows']) => Outcome['rows']) =>
    setOutcome(now => {
      const rows = edit(now.rows);
      return { ...now, rows, emptied: rows.length === 0 };
    });
  return {
    removed,
    restored,
    change: (id, changes) =>
      setRows(rows => rows.map(row => (row.id === id ? changedRow(row, changes) : row))),
    remove(id) {
      const { rows } = drawn.current;
      const at = rows.findIndex(row => row.id === id);
      const row = rows[at];
      setRestored(undefined);
      setRemoved(row && { row, at });
      setRows(all => all.filter(one => one.id !== id));
    },
    undo() {
      setRemoved(undefined);
      if (!removed) return;
      const { row, at } = removed;
      setRestored(row.id);
      setRows(rows => [...rows.slice(0, at), row, ...rows.slice(at)]);
    },
    close() {
      setRemoved(undefined);
      setRestored(undefined);
    },
  };
}
