import type { ReactNode } from 'react';
import { money } from '../../format-money';
import { useMessages } from '../../hooks/use-messages';
import { count } from '../../locale/number';
import { fils } from '../../money';
import { messages } from '../messages/priced-lines';
import { ProductTitle } from '../product/product-title';

/** A line of an order or a quote; `price` of one piece as a decimal text. */
export interface PricedLine {
  readonly slug: string;
  readonly title: string;
  readonly quantity: number;
  readonly price: string;
}

interface Props<Line extends PricedLine> {
  readonly lines: readonly Line[];
  /** What stands below a title. */
  note?(line: Line): ReactNode;
}

/** Lines as a table, on screens and on paper. */
export function PricedLines<Line extends PricedLine>({ lines, note }: Props<Line>) {
  const t = useMessages(messages);
  return (
    <table className="priced-lines" part="lines">
      <thead>
        <tr>
          <th scope="col">{t.product}</th>
          <th scope="col">{t.quantity}</th>
          <th scope="col" className="each">
            {t.price}
          </th>
          <th scope="col">{t.total}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(line => (
          <tr key={line.slug}>
            <th scope="row">
              <ProductTitle>{line.title}</ProductTitle>
              {note?.(line)}
            </th>
            <td>{count(line.quantity)}</td>
            <td className="each">{money(fils(line.price) ?? 0)}</td>
            <td>{money((fils(line.price) ?? 0) * line.quantity)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
