import { useEffect, useId, useRef, useState } from 'react';
import { finderPath } from '../../addresses/shop-paths';
import type { ProductDetail } from '../../api/schemas';
import { useMessages } from '../../hooks/use-messages';
import { count } from '../../locale/number';
import { ShopLink } from '../../pieces/shop-link';
import { messages } from './messages';

type Device = NonNullable<ProductDetail['devices']>[number];

/** More printers than these are folded away, and can be looked through by typing. */
const MAX_UNFOLDED = 8;

const nameOf = ({ brand, title }: Device) => [brand?.title, title].filter(Boolean).join(' ');

/** The printers it fits, each a link to everything else that fits it. */
export function Printers({ devices }: { readonly devices: readonly Device[] }) {
  const t = useMessages(messages);
  const id = useId();
  const [text, setText] = useState('');
  const [unfolded, setUnfolded] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // The pressed button is gone.
  useEffect(() => {
    if (unfolded) list.current?.querySelectorAll('a')[MAX_UNFOLDED]?.focus();
  }, [unfolded]);
  const wanted = text.trim().toLowerCase();
  const found = devices.filter(device => nameOf(device).toLowerCase().includes(wanted));
  const shown = unfolded || wanted ? found : found.slice(0, MAX_UNFOLDED);
  return (
    <section part="printers">
      <h2>{t.printers}</h2>
      <p className="hint">{t.printersCount(devices.length, count(devices.length))}</p>
      {devices.length > MAX_UNFOLDED && (
        <label className="field">
          <span>{t.filterPrinters}</span>
          <input
            type="search"
            value={text}
            aria-controls={id}
            onInput={event => setText(event.currentTarget.value)}
          />
        </label>
      )}
      <ul className="printers" id={id} ref={list}>
        {shown.map(device => (
          <li key={device.slug}>
            <ShopLink to={finderPath(device.brand?.slug, device.slug)}>
              <bdi>{nameOf(device)}</bdi>
            </ShopLink>
          </li>
        ))}
      </ul>
      {wanted && found.length === 0 && <p role="status">{t.noPrinter}</p>}
      {shown.length < found.length && (
        <button type="button" className="button" aria-controls={id} onClick={() => setUnfolded(true)}>
          {t.allPrinters(count(devices.length))}
        </button>
      )}
    </section>
  );
}
