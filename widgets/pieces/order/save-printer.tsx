import { type FormEvent, useId, useState } from 'react';
import { product } from '../../api/products';
import { useMessages } from '../../hooks/use-messages';
import { useQuery } from '../../hooks/use-query';
import { useSavedPrinters } from '../../hooks/use-saved-printers';
import { useSettings } from '../../hooks/use-settings';
import { rememberPrinter } from '../../stores/saved-printers';
import type { SavedPrinter } from '../../stores/saved-printers-storage';
import { messages as faultMessages } from '../messages/fault';
import { messages } from '../messages/order-summary';

const nameOf = ({ titles }: SavedPrinter) => `${titles.brand} ${titles.model}`;

/** Offers to keep the printer that a product was bought for, unless one that it fits is kept already. */
export function SavePrinter({ slug }: { readonly slug: string | undefined }) {
  const t = useMessages(messages);
  const { missing } = useMessages(faultMessages);
  const faultId = useId();
  const settings = useSettings();
  const kept = useSavedPrinters();
  const [saved, setSaved] = useState<SavedPrinter>();
  const [isRefused, setRefused] = useState(false);
  const { data } = useQuery(slug ? product(settings, slug) : undefined);
  const fitting = (data?.devices ?? []).flatMap(({ slug: model, title, brand }): SavedPrinter[] =>
    brand ? [{ brand: brand.slug, model, titles: { brand: brand.title, model: title } }] : [],
  );
  if (saved)
    return (
      <p className="save-printer" role="status">
        {t.saved(nameOf(saved))}
      </p>
    );
  if (fitting.length === 0 || kept.some(({ model }) => fitting.some(one => one.model === model))) return null;

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const model = new FormData(event.currentTarget).get('model');
    const chosen = fitting.find(one => one.model === model);
    setRefused(!chosen);
    if (!chosen) return event.currentTarget.querySelector('select')?.focus();
    rememberPrinter(chosen);
    setSaved(chosen);
  };
  return (
    <form className="save-printer" onSubmit={save}>
      <label className="field">
        <span>{t.printer}</span>
        <select
          name="model"
          aria-required="true"
          aria-invalid={isRefused ? true : undefined}
          aria-describedby={isRefused ? faultId : undefined}
        >
          <option value="">{t.choosePrinter}</option>
          {fitting.map(printer => (
            <option key={printer.model} value={printer.model}>
              {nameOf(printer)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button">
        {t.save}
      </button>
      {isRefused && (
        <p className="fault" id={faultId}>
          {missing}
        </p>
      )}
      <p className="note">{t.printerText}</p>
    </form>
  );
}
