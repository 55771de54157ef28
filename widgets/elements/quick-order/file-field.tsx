import { useMessages } from '../../hooks/use-messages';
import { messages } from './messages';

interface Props {
  /** Name of the file that was chosen or dropped last. */
  readonly chosen: string;
  choose(file: File | undefined): void;
}

/** Takes a list as a file. */
export function FileField({ chosen, choose }: Props) {
  const t = useMessages(messages);
  return (
    <div className="field file">
      <span id="file-name">{t.file}</span>
      <div className="picker">
        <input
          type="file"
          aria-labelledby="file-name"
          aria-describedby="file-chosen file-hint"
          onChange={event => {
            const input = event.currentTarget;
            choose(input.files?.[0]);
            // Or choosing the same file again, corrected meanwhile, would be no change.
            input.value = '';
          }}
        />
        <span className="button" aria-hidden="true">
          {t.chooseFile}
        </span>
        <bdi id="file-chosen" className="chosen">
          {chosen}
        </bdi>
      </div>
      <small id="file-hint">{t.fileHint}</small>
    </div>
  );
}
