import { type KeyboardEvent, useRef, useState } from 'react';
import { safeAddress } from '../../addresses/safe-address';
import { shopPicture } from '../../api/shop-address';
import { useDismiss } from '../../hooks/use-dismiss';
import { useMessages } from '../../hooks/use-messages';
import { useSettings } from '../../hooks/use-settings';
import { signOut, type User } from '../../stores/session';
import { messages } from './messages';

/** The picture of whoever is signed in; pressed, it unfolds the name and Logout. */
export function Profile({ user, busy }: { readonly user: User; readonly busy: boolean }) {
  const t = useMessages(messages);
  const settings = useSettings();
  const [open, setOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const fold = () => setOpen(false);
  useDismiss(area, fold, open);

  const foldAndFocus = () => {
    fold();
    button.current?.focus();
  };
  const leave = () => {
    foldAndFocus();
    signOut();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.preventDefault();
    foldAndFocus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape folds it from wherever the focus is
    <div className="profile" ref={area} onKeyDown={onKeyDown}>
      <button
        type="button"
        className="icon-button picture"
        part="button"
        ref={button}
        aria-expanded={open}
        aria-label={user.displayName}
        onClick={() => setOpen(!open)}
      >
        <img
          src={safeAddress(user.photoURL, 'image') ?? shopPicture(settings, 'avatar.svg')}
          alt=""
          width="36"
          height="36"
          referrerPolicy="no-referrer"
        />
      </button>
      {open && (
        <div className="menu" part="menu">
          <p>
            <bdi>{user.displayName}</bdi>
          </p>
          <button type="button" className="button" disabled={busy} onClick={leave}>
            {t.logout}
          </button>
        </div>
      )}
    </div>
  );
}
