import { searchText, useAddressSearch } from '../../common/search';
import type { PageProps } from '../../common/types';
import { shopCategories } from '../../content/categories';
import { useSiteMessages } from '../../content/messages';
import { useHead } from '../../head/head';
import { WholeList } from '../../list/whole-list';
import { Directory } from '../../parts/directory';
import { PageHeading } from '../../parts/page-heading';
import { SavedPrinterLinks } from '../../parts/saved-printer-links';
import { NoResults } from './no-results';
import { SearchHelp } from './search-help';
import { SearchNotes } from './search-notes';

/** All that a search finds, as a list with its filters, order and pages. */
export function Search({ lang, path }: PageProps) {
  const messages = useSiteMessages();
  const t = messages.pages.search;
  const query = searchText(useAddressSearch());
  const text = query ? t.of(query) : t.page;
  useHead(lang, path, { ...text, robots: 'noindex' });
  return (
    <div className="wrap page">
      <PageHeading key={text.heading} title={text.heading} intro={text.intro}>
        {!query && <SearchHelp lang={lang} />}
      </PageHeading>
      {query ? (
        <WholeList
          key={query}
          of={{ query }}
          notes={answer => <SearchNotes lang={lang} query={query} answer={answer} />}
          empty={answer => <NoResults lang={lang} query={query} answer={answer} />}
        />
      ) : (
        <>
          <SavedPrinterLinks lang={lang} />
          <Directory
            lang={lang}
            id="search-categories"
            heading={messages.home.categories}
            links={shopCategories.map(({ slug, path: href }) => ({
              label: messages.categories[slug],
              href,
            }))}
          />
        </>
      )}
    </div>
  );
}
