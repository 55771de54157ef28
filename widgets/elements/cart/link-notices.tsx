import { useMessages } from '../../hooks/use-messages';
import { messages as commonMessages } from '../../locale/common';
import { count } from '../../locale/number';
import { messages } from './messages';
import type { Following } from './use-cart-link';

/** What a cart link asked for and the cart has not: what the shop does not know, left out, or could not ask for. */
export function LinkNotices({ link: { filling, unknown, dropped, retry } }: { readonly link: Following }) {
  const t = useMessages(messages);
  const common = useMessages(commonMessages);
  return (
    <>
      {unknown.length > 0 && (
        <p className="notice" role="status">
          <span>
            {t.unknown} <bdi>{unknown.join(', ')}</bdi>
          </span>
        </p>
      )}
      {dropped > 0 && (
        <p className="notice" role="status">
          {t.dropped(count(dropped))}
        </p>
      )}
      {retry && !filling && (
        <p className="notice" role="alert">
          {t.notLoaded}{' '}
          <button type="button" className="button" onClick={retry}>
            {common.retry}
          </button>
        </p>
      )}
    </>
  );
}
