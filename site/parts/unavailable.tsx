import { State } from '../../widgets/pieces/state';
import { useSiteCopy } from '../content/messages';

/** In the place of a page whose code could not be loaded. */
export function Unavailable() {
  const t = useSiteCopy().unavailable;
  return (
    <div className="wrap page">
      <State kind="error" title={t.title} action={t.retry} onAction={() => location.reload()} />
    </div>
  );
}
