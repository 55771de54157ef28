import { Clock } from 'lucide';
import { useId, useState } from 'react';
import { finderPath } from '../../addresses/shop-paths';
import type { Product } from '../../api/schemas';
import { shopAddress } from '../../api/shop-address';
import { percentSaved } from '../../data/percent-saved';
import { wholeNumber } from '../../data/western-digits';
import { money } from '../../format-money';
import { useMessages } from '../../hooks/use-messages';
import { useSettings } from '../../hooks/use-settings';
import { count } from '../../locale/number';
import { Icon } from '../../pieces/icon';
import { messages as cardMessages } from '../../pieces/messages/product-card';
import { TextField } from '../../pieces/text-field';
import type { Slot } from './slots';
import { daysToRefill, supplySlots, yearlyCosts } from './yearly';
import { messages } from './yearly-messages';

/** Most pages a month that are believed. */
const MAX_PAGES = 100_000;
/** What a small office prints. */
const USUAL_PAGES = '500';

interface Props {
  readonly slots: readonly Slot[];
  chosen(slot: Slot): Product | undefined;
  readonly printer: { readonly brand: string; readonly model: string; readonly title: string };
}

/** The pages that were typed, none in an empty field; undefined for what is no number of pages. */
function pagesIn(text: string): number | undefined {
  const pages = wholeNumber(text.replace(/[,٬\s]/g, '') || '0');
  return pages !== undefined && pages <= MAX_PAGES ? pages : undefined;
}

/** Pages a month in, what they cost a year out by kind, with a reminder for the day before they run out. */
export function YearlyCosts({ slots, chosen, printer }: Props) {
  const t = useMessages(messages);
  const { kinds } = useMessages(cardMessages);
  const settings = useSettings();
  const id = useId();
  const [pagesText, setPagesText] = useState(USUAL_PAGES);
  const [colorText, setColorText] = useState('100');
  const hasColors = supplySlots(slots).length > 1;
  const pages = pagesIn(pagesText);
  const inColor = hasColors ? pagesIn(colorText) : 0;
  const isTyped = pages !== undefined && inColor !== undefined;
  const printing = isTyped && inColor <= pages ? { pages, inColor } : undefined;
  const costs = printing ? yearlyCosts(slots, printing) : [];
  const original = costs.find(({ kind }) => kind === 'original')?.total ?? 0;
  const days = printing && daysToRefill(slots, chosen, printing);

  const remind = async () => {
    const { saveReminder } = await import('./reminder');
    const url = shopAddress(settings, finderPath(printer.brand, printer.model));
    saveReminder(t.file, { title: t.title(printer.title), text: t.text(count(pages ?? 0)), url }, days ?? 0);
  };

  return (
    <section className="yearly" part="yearly" aria-labelledby={`${id}-heading`}>
      <h4 id={`${id}-heading`}>{t.yearlyHeading}</h4>
      <div className="printing">
        <Pages
          label={t.pagesMonth}
          text={pagesText}
          set={setPagesText}
          fault={pages === undefined && t.fault}
        />
        {hasColors && (
          <Pages
            label={t.inColor}
            text={colorText}
            set={setColorText}
            fault={inColor === undefined ? t.fault : isTyped && !printing && t.moreColor}
          />
        )}
      </div>
      <div role="status">
        {printing && costs.length === 0 && pages !== 0 && <p>{t.noKind}</p>}
        {costs.length > 0 && (
          <table>
            <thead className="hidden">
              <tr>
                <th scope="col">{t.kind}</th>
                <th scope="col">{t.year}</th>
              </tr>
            </thead>
            <tbody>
              {costs.map(({ kind, total }) => (
                <tr key={kind}>
                  <th scope="row">
                    <span className="kind" data-kind={kind}>
                      {kinds[kind]}
                    </span>
                  </th>
                  <td>
                    <span className="price">{money(total)}</span>{' '}
                    {total < original && (
                      <span className="saving">{t.less(percentSaved(total, original))}</span>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
      <p className="against">{t.basis}</p>
      {days !== undefined && (
        <button type="button" className="button" part="remind" onClick={remind}>
          <Icon node={Clock} />
          {t.remind}
        </button>
      )}
    </section>
  );
}

interface PagesProps {
  readonly label: string;
  readonly text: string;
  set(text: string): void;
  readonly fault: string | false;
}

const Pages = ({ label, text, set, fault }: PagesProps) => (
  <TextField
    label={label}
    fault={fault}
    alert
    inputMode="numeric"
    autoComplete="off"
    maxLength={9}
    value={text}
    onInput={event => set(event.currentTarget.value)}
  />
);
