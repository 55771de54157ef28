import { memo, useEffect, useState } from 'react';
import { yieldToMain } from '../../browser/yield-to-main';
import { useMessages } from '../../hooks/use-messages';
import type { ListRow } from './list-rows';
import { messages } from './messages';
import { RemovedLine } from './removed-line';
import { TableRow } from './table-row';
import type { List } from './use-list';
import type { Removed } from './use-row-edits';

/** Rows drawn in one task, so that a long list leaves the page responsive. */
const ROWS_PER_TASK = 20;

/** A row, or the one that was removed. */
type Entry = ListRow | Removed;

/** The table: a row for each line as it was understood. */
export function RowsTable({ list }: { readonly list: List }) {
  const t = useMessages(messages);
  const { rows, removed } = list;
  const entries = removed ? [...rows.slice(0, removed.at), removed, ...rows.slice(removed.at)] : rows;
  const drawn = useGrowing(entries.length);
  return (
    <table part="table" className="rows" aria-busy={drawn < entries.length}>
      <thead>
        <tr>
          <th scope="col">{t.line}</th>
          <th scope="col">{t.product}</th>
          <th scope="col">{t.quantity}</th>
          <th scope="col" className="number">
            {t.price}
          </th>
          <th scope="col" className="number">
            {t.total}
          </th>
          <td className="end" />
        </tr>
      </thead>
      {chunks(entries.slice(0, drawn)).map((chunk, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: chunks have no other name
        <Chunk key={at} entries={chunk} list={list} />
      ))}
    </table>
  );
}

interface ChunkProps {
  readonly entries: readonly Entry[];
  readonly list: List;
}

/** Entries that are drawn together, and only where one of them changed. */
const Chunk = memo(
  ({ entries, list }: ChunkProps) => (
    <tbody data-full={entries.length === ROWS_PER_TASK}>
      {entries.map(entry =>
        'row' in entry ? (
          <RemovedRow key="removed" list={list} />
        ) : (
          <TableRow key={entry.id} row={entry} list={list} />
        ),
      )}
    </tbody>
  ),
  (before, now) =>
    before.entries.length === now.entries.length &&
    before.entries.every((entry, at) => entry === now.entries[at]),
);

const RemovedRow = ({ list }: { readonly list: List }) => (
  <tr className="removed-row">
    <td colSpan={6}>
      <RemovedLine list={list} />
    </td>
  </tr>
);

function chunks(entries: readonly Entry[]): (readonly Entry[])[] {
  return Array.from({ length: Math.ceil(entries.length / ROWS_PER_TASK) }, (_, at) =>
    entries.slice(at * ROWS_PER_TASK, (at + 1) * ROWS_PER_TASK),
  );
}

/** Grows to the length step by step. */
function useGrowing(length: number): number {
  const [drawn, setDrawn] = useState(ROWS_PER_TASK);
  useEffect(() => {
    let gone = false;
    if (drawn < length) void yieldToMain().then(() => !gone && setDrawn(drawn + ROWS_PER_TASK));
    return () => {
      gone = true;
    };
  }, [drawn, length]);
  return Math.min(drawn, length);
}
