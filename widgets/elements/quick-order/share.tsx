import { useState } from 'react';
import { linkItems, listItems } from '../../addresses/items';
import { listAddress } from '../../api/list-address';
import { useCopy } from '../../hooks/use-copy';
import { useMessages } from '../../hooks/use-messages';
import { useSettings } from '../../hooks/use-settings';
import { count } from '../../locale/number';
import { ApproveLinks } from '../../pieces/order/approve-links';
import { fitsQrCode, QrCode } from '../../pieces/qr-code';
import { ShopLink } from '../../pieces/shop-link';
import { saveCsv } from './csv-file';
import { messages as listMessages } from './list-messages';
import { itemOf, type ReadyRow, readyCells } from './list-rows';
import { messages } from './messages';

interface Props {
  readonly ready: readonly ReadyRow[];
  /** Lines that are not ready, and so in none of these. */
  readonly left: number;
  readonly name: string | undefined;
}

/** Ways for the ready lines to go: as a link, QR code, file, quote, and to whoever approves them. */
export function Share({ ready, left, name = '' }: Props) {
  const words = useMessages(messages);
  const t = useMessages(listMessages);
  const settings = useSettings();
  const copy = useCopy();
  const [coded, showCode] = useState(false);
  const [denied, setDenied] = useState(false);
  const all = listItems(ready.map(itemOf));
  const items = linkItems(all);
  const link = listAddress(settings, '/quick-order', items, name) ?? '';
  const quote = listAddress(settings, '/quote', items, name) ?? '';
  const download = () => {
    const headings = [t.code, words.product, words.quantity, words.price, words.total];
    saveCsv([headings, ...readyCells(ready)], name || t.listFile);
  };
  return (
    <>
      <div className="actions">
        <button
          type="button"
          className="button"
          onClick={async () => setDenied(!(await copy(link, t.copied)))}
        >
          {t.copyLink}
        </button>
        <button type="button" className="button" onClick={download}>
          {t.csv}
        </button>
        <ShopLink to={quote} className="button">
          {t.quote}
        </ShopLink>
        <button
          type="button"
          className="button"
          aria-expanded={coded}
          aria-controls="code"
          onClick={() => showCode(!coded)}
        >
          {t.qr}
        </button>
        <ApproveLinks subject={t.subject} message={t.message(name)} link={link} />
      </div>
      {denied && (
        <label className="field">
          <span role="alert">{t.notCopied}</span>
          <input readOnly dir="ltr" value={link} onFocus={event => event.currentTarget.select()} />
        </label>
      )}
      {left > 0 && <p className="hint">{t.notShared(count(left))}</p>}
      {items.length < all.length && <p className="hint">{t.linkLimit(count(items.length))}</p>}
      <div id="code" hidden={!coded}>
        {coded && fitsQrCode(link) && <QrCode text={link} label={t.qrOf} />}
        {coded && !fitsQrCode(link) && <p className="hint">{t.qrLimit}</p>}
      </div>
    </>
  );
}
