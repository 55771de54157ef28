import { useState } from 'react';
import { formatItems } from '../../addresses/format-items';
import { listAddress } from '../../api/list-address';
import { FREE_SHIPPING_OVER } from '../../constants';
import { money } from '../../format-money';
import { useFormDraft } from '../../hooks/use-form-draft';
import { useMessages } from '../../hooks/use-messages';
import { useSettings } from '../../hooks/use-settings';
import { day } from '../../locale/date';
import { fils } from '../../money';
import { MainHeading } from '../../pieces/main-heading';
import { PricedLines } from '../../pieces/order/priced-lines';
import { CartTotals } from '../../pieces/order/totals';
import { ChangedPrice } from '../../pieces/product/changed-price';
import { fitsQrCode, QrCode } from '../../pieces/qr-code';
import type { CartItem } from '../../types';
import { Actions } from './actions';
import { messages } from './messages';
import { type EarlierPrices, formatQuoted, quoteNumber } from './quoted-prices';
import { UnknownLines } from './unknown-lines';

/** How long a quote is valid, in ms: 14 days. */
const VALIDITY = 14 * 86_400_000;

interface Props {
  readonly lines: readonly CartItem[];
  /** Slugs of the list that the shop no longer has. */
  readonly unknown: readonly string[];
  /** Name of the list. */
  readonly name: string;
  /** Prices of the quote that the link came from. */
  readonly earlier: EarlierPrices | undefined;
  /** Of its heading. */
  readonly headingLevel: number;
}

/** The quote as it is printed, and what can be done with it. */
export function Sheet({ lines, unknown, name, earlier, headingLevel }: Props) {
  const t = useMessages(messages);
  const settings = useSettings();
  const [now] = useState(() => Date.now());
  const quoted = formatQuoted(lines, now);
  const link = listAddress(settings, '/quote', lines, name, quoted) ?? '';
  const valid = day(now + VALIDITY, settings.lang);
  const number = quoteNumber(quoted, formatItems(lines));
  const facts = [
    [t.number, number],
    [t.date, day(now, settings.lang)],
    [t.valid, valid],
  ] as const;
  return (
    <>
      <Actions link={link} name={name} />
      <article className="sheet" part="sheet">
        <header>
          <MainHeading level={headingLevel}>{t.heading}</MainHeading>
          <div className="seller">
            <slot name="seller">
              <strong>{t.seller}</strong> <bdi dir="ltr">{new URL(settings.shop).host}</bdi>
            </slot>
          </div>
        </header>
        <dl>
          {facts.map(([title, value]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <Buyer number={number} reference={name} />
        <Changes lines={lines} earlier={earlier} />
        <UnknownLines slugs={unknown} />
        <PricedLines
          lines={lines}
          note={({ in_stock }) => in_stock === false && <span className="stock">{t.outOfStock}</span>}
        />
        <div className="sums keep-together">
          <CartTotals items={lines} />
        </div>
        <section className="keep-together end">
          <div>
            <h2>{t.terms}</h2>
            <ul>
              {t.termsList(valid, money(FREE_SHIPPING_OVER)).map(term => (
                <li key={term}>{term}</li>
              ))}
            </ul>
            <p>
              <a href={link}>{t.link}</a>
            </p>
            {!fitsQrCode(link) && <p>{t.qrLimit}</p>}
          </div>
          {fitsQrCode(link) && <QrCode text={link} label={t.qr} />}
        </section>
      </article>
    </>
  );
}

/** Prices that are others since the earlier quote. */
function Changes({ lines, earlier }: Pick<Props, 'lines' | 'earlier'>) {
  const t = useMessages(messages);
  const { lang } = useSettings();
  const changed = lines.flatMap(({ slug, title, price }) => {
    const [before, now] = [earlier?.prices.get(slug), fils(price) ?? 0];
    return before === undefined || before === now ? [] : [{ slug, title, before, now }];
  });
  if (!earlier || changed.length === 0) return null;
  return (
    <div className="change" role="status">
      <p>{t.changed(day(earlier.at, lang))}</p>
      <ul>
        {changed.map(({ slug, ...change }) => (
          <ChangedPrice key={slug} {...change} />
        ))}
      </ul>
    </div>
  );
}

interface BuyerProps {
  /** Of the quote. */
  readonly number: string;
  /** What the buyer may write another one over. */
  readonly reference: string;
}

/** Who asked for the quote, and under which reference: a firm has many quotes, each with a reference of its own. */
function Buyer({ number, reference }: BuyerProps) {
  const t = useMessages(messages);
  const { ref, onInput } = useFormDraft<HTMLDivElement>('tass-quote');
  return (
    <div className="buyer" ref={ref} onInput={onInput}>
      <SheetField label={t.firm} name="firm" />
      <SheetField label={t.reference} name={number} initial={reference} />
    </div>
  );
}

interface FieldProps {
  readonly label: string;
  readonly name: string;
  readonly initial?: string;
}

/** A field on the sheet; empty ones leave a line to write on. */
function SheetField({ label, name, initial = '' }: FieldProps) {
  const t = useMessages(messages);
  return (
    <label className="field">
      <span>{label}</span>
      <input dir="auto" name={name} defaultValue={initial} placeholder={t.toFill} maxLength={120} />
    </label>
  );
}
