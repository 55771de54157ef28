import { LoaderCircle } from 'lucide';
import { useLayoutEffect } from 'react';
import { useHost } from '../../element/host';
import { useMessages } from '../../hooks/use-messages';
import { useSettings } from '../../hooks/use-settings';
import { useStore } from '../../hooks/use-store';
import { Icon } from '../../pieces/icon';
import { Notice } from '../../pieces/notice';
import { ShopLink } from '../../pieces/shop-link';
import { session, signIn } from '../../stores/session';
import { notify } from '../../stores/toasts';
import { messages } from './messages';
import { Profile } from './profile';

export function Login() {
  const t = useMessages(messages);
  const { onShop } = useSettings();
  const host = useHost();
  const { status, user } = useStore(session);
  const signedIn = user !== undefined;
  const root = host?.shadowRoot;
  const focused = Boolean(root?.activeElement);
  // Login and the picture take each other's place, and the focus with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `focused` is as it was before they did
  useLayoutEffect(() => {
    if (focused) root?.querySelector('button')?.focus();
  }, [signedIn]);
  if (!onShop) {
    return (
      <ShopLink to="/" className="button" part="button">
        <slot name="button">{t.login}</slot>
      </ShopLink>
    );
  }
  if (user) return <Profile user={user} busy={status === 'busy'} />;
  const busy = status === 'busy';
  const enter = async () => {
    if ((await signIn()) === 'unavailable') notify({ kind: 'info', text: t.unavailable }, host);
  };
  return (
    <>
      <button
        type="button"
        className="button"
        part="button"
        // Not disabled, which would take the focus away.
        aria-disabled={busy}
        aria-busy={busy}
        onClick={() => void enter()}
      >
        {busy && (
          <span className="turning">
            <Icon node={LoaderCircle} />
          </span>
        )}
        <slot name="button">{t.login}</slot>
      </button>
      <Notice />
    </>
  );
}
