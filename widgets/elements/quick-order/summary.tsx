import { useState } from 'react';
import { MAX_LIST_ITEMS } from '../../addresses/items';
import { listAddress } from '../../api/shop-address';
import { MAX_ORDER_LINES } from '../../constants';
import { useHost } from '../../element/host';
import { useCart } from '../../hooks/use-cart';
import { useEmit } from '../../hooks/use-emit';
import { useMessages } from '../../hooks/use-messages';
import { useSettings } from '../../hooks/use-settings';
import { count } from '../../locale/number';
import { money } from '../../money';
import { addManyToCart, quantityOf } from '../../stores/cart';
import { notify } from '../../stores/toasts';
import { isReady, type ListRow, openLinesCsv, priceOf } from './list-rows';
import { messages } from './messages';

interface Props {
  readonly rows: readonly ListRow[];
  readonly name: string | undefined;
}

/** How much of the list is ready, what it costs, and what can be done with it. */
export function Summary({ rows, name }: Props) {
  const t = useMessages(messages);
  const host = useHost();
  const emit = useEmit();
  const settings = useSettings();
  const items = useCart();
  const [link, setLink] = useState<string>();
  const ready = rows.filter(isReady);
  const inStock = ready.filter(({ product }) => product.in_stock !== false);
  const open = rows.length - ready.length;
  const choices = rows.filter(({ state }) => state === 'choice').length;
  const lines = new Set([...items, ...inStock.map(({ product }) => product)].map(({ slug }) => slug)).size;

  const addAll = () => {
    const wanted = inStock.filter(({ product, quantity }) =>
      emit('tass-add-to-cart', { product, quantity: quantityOf(items, product.slug) + quantity }),
    );
    void addManyToCart(wanted);
    const left = ready.length - inStock.length;
    const text = [t.added(count(wanted.length)), ...(left > 0 ? [t.notAdded(count(left))] : [])].join(' ');
    notify({ kind: left > 0 ? 'info' : 'success', text }, host);
  };
  const copy = async () => {
    const lines = ready.map(({ product, quantity }) => ({ slug: product.slug, quantity }));
    const address = listAddress(settings, '/quick-order', lines.slice(0, MAX_LIST_ITEMS), name) ?? '';
    try {
      await navigator.clipboard.writeText(address);
      setLink(undefined);
      notify({ kind: 'success', text: t.copied }, host);
    } catch {
      setLink(address);
    }
  };
  const problemOf = ({ state }: ListRow) =>
    ({ ok: t.noQuantity, choice: t.choose, unknown: t.unknown })[state];
  const download = () => {
    const csv = openLinesCsv(rows, [t.line, t.quantity, t.problem], problemOf);
    const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }));
    const anchor = Object.assign(document.createElement('a'), { href: address, download: 'open-lines.csv' });
    anchor.click();
    setTimeout(() => URL.revokeObjectURL(address));
  };

  return (
    <div className="summary">
      <p role="status" className="state-line">
        <strong>{t.summary(count(ready.length), count(rows.length))}</strong>
        {choices > 0 && <span>{t.choices(count(choices))}</span>}
        {open - choices > 0 && <span>{t.unknowns(count(open - choices))}</span>}
      </p>
      <p className="sum">
        {t.sum} <strong>{money(ready.reduce((sum, row) => sum + priceOf(row) * row.quantity, 0))}</strong>
      </p>
      <div className="actions">
        <button
          type="button"
          className="button button-primary"
          disabled={inStock.length === 0}
          onClick={addAll}
        >
          {t.addAll}
        </button>
        <button type="button" className="button" disabled={ready.length === 0} onClick={copy}>
          {t.copyLink}
        </button>
        {open > 0 && (
          <button type="button" className="button" onClick={download}>
            {t.faults}
          </button>
        )}
      </div>
      {lines > MAX_ORDER_LINES && <p className="hint">{t.orderLimit(count(MAX_ORDER_LINES))}</p>}
      {ready.length > MAX_LIST_ITEMS && <p className="hint">{t.linkLimit(count(MAX_LIST_ITEMS))}</p>}
      {link && (
        <p className="hint" role="status">
          {t.notCopied} <bdi dir="ltr">{link}</bdi>
        </p>
      )}
    </div>
  );
}
