import { LoaderCircle } from 'lucide';
import { useCopy } from '../../hooks/use-copy';
import { useSettings } from '../../hooks/use-settings';
import { useStore } from '../../hooks/use-store';
import { login as ar } from '../../locale/ar/login';
import { login as en } from '../../locale/en/login';
import { Icon } from '../../pieces/icon';
import { ShopLink } from '../../pieces/shop-link';
import { session, signIn } from '../../stores/session';
import { Profile } from './profile';

export function Login() {
  const t = useCopy(en, ar);
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
