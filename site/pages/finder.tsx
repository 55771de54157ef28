import { finderPath } from '../../widgets/addresses/shop-paths';
import { brands } from '../../widgets/api/brands';
import { makesPrinters } from '../../widgets/data/own-brand';
import { useQuery } from '../../widgets/hooks/use-query';
import { useSettings } from '../../widgets/hooks/use-settings';
import type { PageProps } from '../common/types';
import { useSiteMessages } from '../content/messages';
import type { FinderHelp } from '../content/pages-types';
import { useHead } from '../head/head';
import { Directory } from '../parts/directory';
import { PageHeading } from '../parts/page-heading';
import { PrinterFinder } from '../parts/printer-finder';
import { Reading } from '../parts/reading';

/** The finder, with what the address asks for chosen already, and the way to every brand's printers. */
export function Finder({ lang, path, text: help }: PageProps & { readonly text: FinderHelp }) {
  const t = useSiteMessages();
  const text = t.pages.finder;
  useHead(lang, path, text.page);
  const { data } = useQuery(brands(useSettings()));
  return (
    <div className="wrap page">
      <PageHeading title={text.page.heading} intro={text.page.intro} />
      <PrinterFinder />
      <Directory
        lang={lang}
        id="printer-brands"
        heading={text.brands}
        links={(data ?? [])
          .filter(makesPrinters)
          .map(({ slug, title }) => ({ label: title, href: finderPath(slug) }))}
      />
      <Reading text={help} />
    </div>
  );
}
