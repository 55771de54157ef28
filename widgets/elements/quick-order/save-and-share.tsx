import { useMessages } from '../../hooks/use-messages';
import { messages as listMessages } from './list-messages';
import { isReady, type ListRow } from './list-rows';
import { SaveForm } from './save-form';
import { Share } from './share';

interface Props {
  readonly rows: readonly ListRow[];
  /** The list's name so far, if any. */
  readonly name: string | undefined;
  /** Name of the saved list that these rows are, if they are one. */
  readonly saved: string | undefined;
  onSaved(name: string): void;
}

/** Saving the list on this device, and sharing it. */
export function SaveAndShare({ rows, name, saved, onSaved }: Props) {
  const t = useMessages(listMessages);
  const ready = rows.filter(isReady);
  if (ready.length === 0) return null;
  const left = rows.length - ready.length;
  return (
    <section className="sharing" aria-labelledby="sharing">
      <h2 id="sharing">{t.shareHeading}</h2>
      <SaveForm ready={ready} left={left} name={name} saved={saved} onSaved={onSaved} />
      <Share ready={ready} left={left} name={name} />
    </section>
  );
}
