import { finderPath } from '../../widgets/addresses/shop-paths';
import { brands } from '../../widgets/api/brands';
import { useQuery } from '../../widgets/hooks/use-query';
import { useSettings } from '../../widgets/hooks/use-settings';
import { pathIn } from '../common/address';
import type { PageProps } from '../common/types';
import { useSiteMessages } from '../content/messages';
import type { FinderHelp } from '../content/types';
import { useHead } from '../head/head';
import { PageHeading } from '../parts/page-heading';
import { PrinterFinder } from '../parts/printer-finder';
import { Prose } from '../parts/prose';
import { Questions } from '../parts/questions';

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
      <nav className="directory" aria-labelledby="printer-brands">
        <h2 id="printer-brands">{text.brands}</h2>
        <ul>
          {data?.filter(isPrinterBrand).map(({ slug, title }) => (
            <li key={slug}>
              <a href={pathIn(lang, finderPath(slug))}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="reading">
        <Prose sections={help.sections} />
        <Questions heading={t.questions} questions={help.questions} />
      </div>
    </div>
  );
}

/** The own brand makes no printers. */
const isPrinterBrand = ({ slug }: { slug: string }) => slug !== 'tass';
