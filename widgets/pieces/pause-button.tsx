import { Pause, Play } from 'lucide';
import type { Autoplay } from '../hooks/use-autoplay';
import { useCopy } from '../hooks/use-copy';
import { slides as ar } from '../locale/ar/slides';
import { slides as en } from '../locale/en/slides';
import { Icon } from './icon';

/** Stops whatever moves by itself, and lets it go on. */
export function PauseButton({
  autoplay: { stopped, toggle },
}: {
  autoplay: Pick<Autoplay, 'stopped' | 'toggle'>;
}) {
  const t = useCopy(en, ar);
  return (
    <button
      type="button"
      className="icon-button pause"
      aria-label={stopped ? t.play : t.pause}
      onClick={toggle}
    >
      <Icon node={stopped ? Play : Pause} />
    </button>
  );
}
