import { useMessages } from '../../hooks/use-messages';
import { messages } from './results-messages';

/** How the results are arranged. */
export type View = 'slots' | 'grid';

interface Props {
  readonly view: View;
  show(view: View): void;
}

/** Turns the results from slots to a grid and back. */
export function ViewSwitch({ view, show }: Props) {
  const t = useMessages(messages);
  return (
    <div className="views" role="group" aria-label={t.view}>
      {(['slots', 'grid'] as const).map(one => (
        <button
          key={one}
          type="button"
          className="button"
          aria-pressed={view === one}
          onClick={() => show(one)}
        >
          {t.views[one]}
        </button>
      ))}
    </div>
  );
}
