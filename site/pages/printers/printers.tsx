import { formatPrinters } from '../../../widgets/addresses/printers';
import { finderPath } from '../../../widgets/addresses/shop-paths';
import { shopAddress } from '../../../widgets/api/shop-address';
import { useCopy } from '../../../widgets/hooks/use-copy';
import { useHydrating } from '../../../widgets/hooks/use-hydrating';
import { useSavedPrinters } from '../../../widgets/hooks/use-saved-printers';
import { useSettings } from '../../../widgets/hooks/use-settings';
import { SelectPrinter } from '../../../widgets/pieces/drawings/select-printer';
import { Spinner } from '../../../widgets/pieces/spinner';
import { State } from '../../../widgets/pieces/state';
import { pathIn } from '../../common/address';
import { useAddressSearch } from '../../common/search';
import type { PageProps } from '../../common/types';
import { useSiteMessages } from '../../content/messages';
import { useHead } from '../../head/head';
import { PageHeading } from '../../parts/page-heading';
import { OfferedPrinters } from './offered-printers';
import { PARAMETER } from './printer-link';
import { PrinterRow } from './printer-row';
import { Stickers } from './stickers';
import { useLinkedPrinters } from './use-linked-printers';

/** The visitor's printers: names, stickers to print, and the list for another device. */
export function Printers({ lang, path }: PageProps) {
  const { pages, printers: t } = useSiteMessages();
  const text = pages.printers;
  useHead(lang, path, { ...text, robots: 'noindex' });
  const settings = useSettings();
  const copy = useCopy();
  const hydrating = useHydrating();
  const saved = useSavedPrinters();
  const offered = useLinkedPrinters(useAddressSearch());
  const link = () => `${shopAddress(settings, '/printers')}?${PARAMETER}=${formatPrinters(saved)}`;
  return (
    <div className="wrap page printers-page">
      <PageHeading title={text.heading} intro={text.intro} />
      <OfferedPrinters offered={offered} />
      {hydrating && <Spinner />}
      {!hydrating && saved.length === 0 && offered.status === 'none' && (
        <State
          kind="empty"
          level={2}
          drawing={<SelectPrinter className="drawing" />}
          title={t.none}
          text={t.noneText}
        >
          <a className="button button-primary" href={pathIn(lang, finderPath())}>
            {t.toFinder}
          </a>
        </State>
      )}
      {saved.length > 0 && (
        <>
          <ul className="my-printers">
            {saved.map(printer => (
              <PrinterRow key={printer.model} lang={lang} printer={printer} />
            ))}
          </ul>
          <p className="ways">
            <button type="button" className="button" onClick={() => print()}>
              {t.print}
            </button>
            <button type="button" className="button" onClick={() => void copy(link(), t.copied, t.denied)}>
              {t.copy}
            </button>
          </p>
          <h2>{t.stickers}</h2>
          <Stickers printers={saved} />
        </>
      )}
    </div>
  );
}
