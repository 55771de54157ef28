import { money } from '../../format-money';
import { useMessages } from '../../hooks/use-messages';
import { fils } from '../../money';
import { messages } from '../messages/product-card';

interface Props {
  /** Decimal KWD as the API gives it. */
  readonly price: string;
  /** Shown struck through, and only when it is higher. */
  readonly regular?: string | null | undefined;
}

/** A product's price, beside it the regular one when that is higher. */
export function Price({ price, regular }: Props) {
  const t = useMessages(messages);
  const now = fils(price);
  const before = fils(regular);
  if (now === undefined) return null;
  return (
    <>
      <span className="price" part="price">
        {money(now)}
      </span>
      {before !== undefined && before > now && (
        <>
          <span className="hidden">{t.regularPrice}</span>
          <s className="price price-regular" part="regular-price">
            {money(before)}
          </s>
        </>
      )}
    </>
  );
}
