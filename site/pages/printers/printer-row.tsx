import { X } from 'lucide';
import { useState } from 'react';
import { finderPath } from '../../../widgets/addresses/shop-paths';
import { focusBeside } from '../../../widgets/browser/focus-beside';
import type { Language } from '../../../widgets/locale/languages';
import { Icon } from '../../../widgets/pieces/icon';
import { forgetPrinter, namePrinter } from '../../../widgets/stores/saved-printers';
import { MAX_PRINTER_NAME, type SavedPrinter } from '../../../widgets/stores/saved-printers-storage';
import { pathIn } from '../../common/address';
import { useSiteMessages } from '../../content/messages';

interface PrinterRowProps {
  readonly lang: Language;
  readonly printer: SavedPrinter;
}

/** One printer: the way to what fits it, the name its owner gives it, and forgetting it. */
export function PrinterRow({ lang, printer }: PrinterRowProps) {
  const { printers: t } = useSiteMessages();
  const { brand, model, titles, name = '' } = printer;
  const [text, setText] = useState(name);
  const title = `${titles.brand} ${titles.model}`;
  return (
    <li>
      <a href={pathIn(lang, finderPath(brand, model))}>
        <bdi>{title}</bdi>
      </a>
      <input
        aria-label={t.nameOf(title)}
        placeholder={t.nameHint}
        maxLength={MAX_PRINTER_NAME}
        autoComplete="off"
        value={text}
        // Each letter counts: nothing is lost with the page.
        onInput={event => {
          setText(event.currentTarget.value);
          namePrinter(model, event.currentTarget.value);
        }}
      />
      <button
        type="button"
        className="icon-button"
        aria-label={t.forget(title)}
        onClick={({ currentTarget }) => {
          focusBeside(currentTarget.closest('li'), '.icon-button');
          forgetPrinter(printer);
        }}
      >
        <Icon node={X} />
      </button>
    </li>
  );
}
