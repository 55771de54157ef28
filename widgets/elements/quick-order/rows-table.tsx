import { memo, useEffect, useState } from 'react';
import { yieldToMain } from '../../browser/yield-to-main';
import { useMessages } from '../../hooks/use-messages';
import { messages } from './messages';
import { TableRow } from './table-row';
import type { List } from './use-list';

/** Rows drawn in one task, so that a long list leaves the page responsive. */
const ROWS_PER_TASK = 20;

/** The table: a row for each line as it was understood. */
export function RowsTable({ list }: { readonly list: List }) {
  const t = useMessages(messages);
  const { rows, change, remove } = list;
  const drawn = useGrowing(rows.length);
  return (
    <table part="table" className="rows" aria-busy={drawn < rows.length}>
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
      {chunks(rows.slice(0, drawn)).map((chunk, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: chunks have no other name
        <Chunk key={at} rows={chunk} change={change} remove={remove} />
      ))}
    </table>
  );
}

interface ChunkProps extends Pick<List, 'change' | 'remove'> {
  readonly rows: List['rows'];
}

/** Rows that are drawn together, and only where one of them changed. */
const Chunk = memo(
  ({ rows, change, remove }: ChunkProps) => (
    <tbody data-full={rows.length === ROWS_PER_TASK}>
      {rows.map(row => (
        <TableRow key={row.id} row={row} change={change} remove={remove} />
      ))}
    </tbody>
  ),
  (before, now) =>
    before.rows.length === now.rows.length && before.rows.every((row, at) => row === now.rows[at]),
);

function chunks(rows: List['rows']): List['rows'][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_PER_TASK) }, (_, at) =>
    rows.slice(at * ROWS_PER_TASK, (at + 1) * ROWS_PER_TASK),
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
