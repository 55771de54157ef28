import { Pause, Play } from 'lucide';
import type { Autoplay } from '../hooks/use-autoplay';
import { useMessages } from '../hooks/use-messages';
import { Icon } from './icon';
import { messages } from './messages/slides';

/** Stops whatever moves by itself, and lets it go on. */
export function PauseButton({
  autoplay: { stopped, toggle },
}: {
  autoplay: Pick<Autoplay, 'stopped' | 'toggle'>;
}) {
  const t = useMessages(messages);
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
