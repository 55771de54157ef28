import { Printer } from 'lucide';
import { finderPath } from '../../widgets/addresses/shop-paths';
import { useSavedPrinters } from '../../widgets/hooks/use-saved-printers';
import type { Language } from '../../widgets/locale/languages';
import { Icon } from '../../widgets/pieces/icon';
import { shortName } from '../../widgets/stores/saved-printers';
import { pathIn } from '../common/address';
import { useSiteMessages } from '../content/messages';

/** For who has chosen printers before: one press to what fits each. */
export function SavedPrinterLinks({ lang }: { readonly lang: Language }) {
  const { printers: t } = useSiteMessages();
  const saved = useSavedPrinters();
  if (saved.length === 0) return null;
  return (
    <nav className="printer-links" aria-label={t.heading}>
      {saved.map(printer => (
        <a
          key={printer.model}
          className="button"
          href={pathIn(lang, finderPath(printer.brand, printer.model))}
        >
          <Icon node={Printer} />
          {t.suppliesFor(shortName(printer))}
        </a>
      ))}
      <a href={pathIn(lang, '/printers')}>{t.heading}</a>
    </nav>
  );
}
