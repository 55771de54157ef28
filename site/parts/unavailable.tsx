import { State } from '../../widgets/pieces/state';
import { useSiteMessages } from '../content/messages';

/** In the place of a page whose code could not be loaded. */
export function Unavailable() {
  const t = useSiteMessages().unavailable;
  return (
    <div className="wrap page">
      <State kind="error" title={t.title} action={t.retry} onAction={() => location.reload()} />
    </div>
  );
}
