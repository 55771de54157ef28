import { searchPath } from '../../../widgets/addresses/shop-paths';
import { priceLimitOf } from '../../../widgets/api/price-limit';
import type { ProductPage } from '../../../widgets/api/products';
import { money } from '../../../widgets/format-money';
import { useMessages } from '../../../widgets/hooks/use-messages';
import { bidiIsolate } from '../../../widgets/locale/bidi-isolate';
import type { Language } from '../../../widgets/locale/languages';
import { fils } from '../../../widgets/money';
import { messages } from '../../../widgets/pieces/messages/price-limit';
import { pathIn } from '../../common/address';

interface PriceNoteProps {
  readonly lang: Language;
  readonly answer: ProductPage;
}

/** Which prices the words of a search allow, and the way to all of them. */
export function PriceNote({ lang, answer }: PriceNoteProps) {
  const t = useMessages(messages);
  const limit = priceLimitOf(answer);
  if (!limit?.min && !limit?.max) return null;
  const prices = t.prices(shown(limit.min), shown(limit.max));
  return (
    <p className="search-note" role="status">
      {limit.is_met ? t.met(prices) : t.notMet(prices)}{' '}
      {limit.q && <a href={pathIn(lang, searchPath(limit.q))}>{t.allPrices}</a>}
    </p>
  );
}

const shown = (price: string | undefined) => price && bidiIsolate(money(fils(price) ?? 0));
