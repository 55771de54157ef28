import { useStore } from '../../widgets/hooks/use-store';
import { useSiteMessages } from '../content/messages';
import { takeUpdate, update } from './install';

/** Says that a newer version of the shop is ready; nothing changes before the shopper wants it. */
export function UpdateNotice() {
  const t = useSiteMessages();
  const waiting = useStore(update, state => state.waiting !== undefined);
  return (
    <div className="update-notice" role="status" hidden={!waiting}>
      {waiting && (
        <>
          <p>{t.update.ready}</p>
          <button type="button" className="button button-primary" onClick={takeUpdate}>
            {t.update.reload}
          </button>
        </>
      )}
    </div>
  );
}
