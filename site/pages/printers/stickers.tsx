import { finderPath } from '../../../widgets/addresses/shop-paths';
import { shopAddress } from '../../../widgets/api/shop-address';
import { useSettings } from '../../../widgets/hooks/use-settings';
import { QrCode } from '../../../widgets/pieces/qr-code';
import type { SavedPrinter } from '../../../widgets/stores/saved-printers-storage';
import { useSiteMessages } from '../../content/messages';

/** A sticker for each printer, whose code opens what fits it. On screen they are a preview, on paper they stand alone. */
export function Stickers({ printers }: { readonly printers: readonly SavedPrinter[] }) {
  const { printers: t } = useSiteMessages();
  const settings = useSettings();
  return (
    <ul className="stickers">
      {printers.map(({ brand, model, titles, name }) => {
        const title = `${titles.brand} ${titles.model}`;
        return (
          <li key={model}>
            <QrCode text={shopAddress(settings, finderPath(brand, model)) ?? ''} label={t.code(title)} />
            <p className="sticker-words">
              {name && (
                <strong>
                  <bdi>{name}</bdi>
                </strong>
              )}
              <span>
                <bdi>{title}</bdi>
              </span>
              <small>{t.scan}</small>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
