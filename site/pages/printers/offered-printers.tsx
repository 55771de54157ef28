import { Spinner } from '../../../widgets/pieces/spinner';
import { rememberPrinter } from '../../../widgets/stores/saved-printers';
import { go } from '../../common/history';
import { useSiteMessages } from '../../content/messages';
import type { Offered } from './use-linked-printers';

/** Printers that a link brought: nothing is kept until the visitor says so. */
export function OfferedPrinters({ offered: { status, printers } }: { readonly offered: Offered }) {
  const { printers: t } = useSiteMessages();
  if (status === 'none') return null;
  if (status === 'loading') return <Spinner />;
  const close = () => go(location.pathname, { replace: true });
  const keep = () => {
    for (const printer of [...printers].reverse()) rememberPrinter(printer);
    close();
  };
  return (
    <section className="offered-printers" aria-labelledby="offered">
      <h2 id="offered">{t.offered}</h2>
      {printers.length > 0 ? (
        <ul>
          {printers.map(({ model, titles, name }) => (
            <li key={model}>
              <bdi>
                {titles.brand} {titles.model}
              </bdi>
              {name && (
                <>
                  {' · '}
                  <bdi>{name}</bdi>
                </>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p role="status">{status === 'failed' ? t.unreachable : t.offeredNone}</p>
      )}
      <p className="ways">
        {printers.length > 0 && (
          <button type="button" className="button button-primary" onClick={keep}>
            {t.keep}
          </button>
        )}
        <button type="button" className="button" onClick={close}>
          {t.discard}
        </button>
      </p>
    </section>
  );
}
