import { finderPath, searchPath } from '../../../widgets/addresses/shop-paths';
import { priceLimitOf } from '../../../widgets/api/price-limit';
import type { ProductPage } from '../../../widgets/api/products';
import { useMessages } from '../../../widgets/hooks/use-messages';
import type { Language } from '../../../widgets/locale/languages';
import { messages as helpMessages } from '../../../widgets/pieces/messages/search-help';
import { messages } from '../../../widgets/pieces/messages/search-notes';
import { pathIn } from '../../common/address';
import { PriceNote } from './price-note';

interface SearchNotesProps {
  readonly lang: Language;
  /** What was searched for. */
  readonly query: string;
  readonly answer: ProductPage;
}

/** What a search tells beside its products: that they are a guess, of which prices, what was meant, printers that the words name. */
export function SearchNotes({ lang, query, answer }: SearchNotesProps) {
  const t = useMessages(messages);
  const help = useMessages(helpMessages);
  const { guess, didYouMean, printers = [] } = answer;
  // What is said of prices says it already.
  const isOfOtherPrice = priceLimitOf(answer)?.is_met === false;
  return (
    <>
      {guess && !isOfOtherPrice && answer.items.length > 0 && (
        <p className="search-note" role="status">
          {t.guess(query)}
        </p>
      )}
      <PriceNote lang={lang} answer={answer} />
      {didYouMean && (
        <p className="search-note">
          <a href={pathIn(lang, searchPath(didYouMean))}>{help.didYouMean(didYouMean)}</a>
        </p>
      )}
      {printers.length > 0 && (
        <ul className="search-printers">
          {printers.map(({ slug, title, brand }) => (
            <li key={slug}>
              <a className="button" href={pathIn(lang, finderPath(brand.slug, slug))}>
                <bdi>{t.supplies(`${brand.title} ${title}`)}</bdi>
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
