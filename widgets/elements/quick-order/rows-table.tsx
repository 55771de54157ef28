import { memo, useEffect, useState } from 'react';
import { useMessages } from '../../hooks/use-messages';
import { messages } from './messages';
import { TableRow } from './table-row';
import type { List } from './use-list';

/** Rows drawn in one task, so that a long list leaves the page alive on a slow device too. */
const STEP = 10;
/** ms from one step to the next. */
const PAUSE = 16;
/** Chromium's autofill asks about the first 200 fields of a page 100 ms after they came, and lays out those that were skipped, one step after the other. */
const AUTOFILL = { from: 3 * STEP, to: 200, pause: 120 } as const;

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
    <tbody data-full={rows.length === STEP}>
      {rows.map(row => (
        <TableRow key={row.id} row={row} change={change} remove={remove} />
      ))}
    </tbody>
  ),
  (before, now) =>
    before.rows.length === now.rows.length && before.rows.every((row, at) => row === now.rows[at]),
);

function chunks(rows: List['rows']): List['rows'][] {
  return Array.from({ length: Math.ceil(rows.length / STEP) }, (_, at) =>
    rows.slice(at * STEP, (at + 1) * STEP),
  );
}

/** Grows to the length step by step; a long list begins after what stands around it. */
function useGrowing(length: number): number {
  const [drawn, setDrawn] = useState(length > STEP ? 0 : STEP);
  useEffect(() => {
    if (drawn >= length) return;
    const isAsked = drawn >= AUTOFILL.from && drawn < AUTOFILL.to;
    const timer = setTimeout(() => setDrawn(drawn + STEP), isAsked ? AUTOFILL.pause : PAUSE);
    return () => clearTimeout(timer);
  }, [drawn, length]);
  return Math.min(drawn, length);
}
