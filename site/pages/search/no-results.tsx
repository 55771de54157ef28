import type { ProductPage } from '../../../widgets/api/products';
import type { Language } from '../../../widgets/locale/languages';
import { State } from '../../../widgets/pieces/state';
import { useSiteMessages } from '../../content/messages';
import { SavedPrinterLinks } from '../../parts/saved-printer-links';
import { SearchHelp } from './search-help';
import { SearchNotes } from './search-notes';

interface NoResultsProps {
  readonly lang: Language;
  readonly query: string;
  readonly answer: ProductPage;
}

/** In the list's place where a search found nothing: what came near, and the ways on. */
export function NoResults({ lang, query, answer }: NoResultsProps) {
  const t = useSiteMessages().pages.search;
  return (
    <section role="status">
      <SearchNotes lang={lang} query={query} answer={answer} />
      <State kind="empty" level={2} title={t.none} text={t.noneText}>
        <SearchHelp lang={lang} query={query} />
        <SavedPrinterLinks lang={lang} />
      </State>
    </section>
  );
}
