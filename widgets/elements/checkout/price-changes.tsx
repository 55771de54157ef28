import { useMessages } from '../../hooks/use-messages';
import { ChangedPrice } from '../../pieces/product/changed-price';
import { messages } from './messages';
import type { PriceChange } from './use-order';

/** Prices and shipping that are others since the shopper saw them, both side by side. */
export function PriceChanges({ changes }: { readonly changes: readonly PriceChange[] }) {
  const t = useMessages(messages);
  if (changes.length === 0) return null;
  return (
    <div className="changes" role="status">
      <p>{t.pricesChanged}</p>
      <ul>
        {changes.map(change => (
          <ChangedPrice key={change.title} {...change} />
        ))}
      </ul>
    </div>
  );
}
