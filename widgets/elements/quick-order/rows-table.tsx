import { useEffect, useState } from 'react';
import { useMessages } from '../../hooks/use-messages';
import { yieldToMain } from '../../yield-to-main';
import { messages } from './messages';
import { TableRow } from './table-row';
import type { List } from './use-list';

/** Rows drawn in one task, so that a long list leaves the page alive. */
const STEP = 50;

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
      <tbody>
        {rows.slice(0, drawn).map(row => (
          <TableRow key={row.id} row={row} change={change} remove={remove} />
        ))}
      </tbody>
    </table>
  );
}

/** Grows to the length step by step. */
function useGrowing(length: number): number {
  const [drawn, setDrawn] = useState(STEP);
  useEffect(() => {
    let gone = false;
    if (drawn < length) void yieldToMain().then(() => !gone && setDrawn(drawn + STEP));
    return () => {
      gone = true;
    };
  }, [drawn, length]);
  return Math.min(drawn, length);
}
