import { LoaderCircle } from 'lucide';
import { useMessages } from '../../hooks/use-messages';
import { useSettings } from '../../hooks/use-settings';
import { useStore } from '../../hooks/use-store';
import { Icon } from '../../pieces/icon';
import { ShopLink } from '../../pieces/shop-link';
import { session, signIn } from '../../stores/session';
import { messages } from './messages';
import { Profile } from './profile';

export function Login() {
  const t = useMessages(messages);
  const { onShop } = useSettings();
  const { status, user } = useStore(session);
  if (!onShop) {
    return (
      <ShopLink to="/" className="button" part="button">
        {t.login}
      </ShopLink>
    );
  }
  if (user) return <Profile user={user} busy={status === 'busy'} />;
  const busy = status === 'busy';
  return (
    <button type="button" className="button" part="button" disabled={busy} aria-busy={busy} onClick={signIn}>
      {busy && (
        <span className="turning">
          <Icon node={LoaderCircle} />
        </span>
      )}
      {t.login}
    </button>
  );
}
