import { money } from '../../format-money';

interface Props {
  readonly title: string;
  /** What it cost when the shopper saw it, and what it costs now; fils. */
  readonly before: number;
  readonly now: number;
}

/** A product whose price changed, its old amount struck through. Each amount is a `price`, isolated: the Arabic letters of two in a row would run together. */
export function ChangedPrice({ title, before, now }: Props) {
  return (
    <li>
      <bdi>{title}</bdi> <s className="price">{money(before)}</s>{' '}
      <strong className="price">{money(now)}</strong>
    </li>
  );
}
