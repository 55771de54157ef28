import { type DragEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../hooks/use-messages';
import { decodeText, isText } from '../../quick-order/decode';
import { messages } from './messages';

/** Largest file that is read, bytes. */
const MAX_FILE_BYTES = 2 * 1024 * 1024;

interface Props {
  readonly busy: boolean;
  /** A list stands below, and is what people came for. */
  readonly listed: boolean;
  /** What stood here before this page was left. */
  readonly pasted?: string;
  check(text: string): void;
}

/** Where the list is pasted, typed, chosen as a file or dropped. Any file type: systems call a CSV many things. */
export function PasteForm({ busy, listed, pasted = '', check }: Props) {
  const t = useMessages(messages);
  const field = useRef<HTMLTextAreaElement>(null);
  const [fault, setFault] = useState<'empty' | 'tooLarge' | 'spreadsheet' | 'noText'>();
  const [over, setOver] = useState(false);
  const [chosen, setChosen] = useState('');

  useEffect(() => {
    if (field.current?.value === '') field.current.value = pasted;
  }, [pasted]);

  const start = (text: string) => {
    if (text.trim() === '') {
      setFault('empty');
      field.current?.focus();
      return;
    }
    setFault(undefined);
    check(text);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    start(field.current?.value ?? '');
  };
  const read = async (file: File | undefined) => {
    if (!file) return;
    setChosen(file.name);
    if (file.size > MAX_FILE_BYTES) return setFault('tooLarge');
    const bytes = new Uint8Array(await file.arrayBuffer());
    // Workbooks are zip archives, old ones OLE files.
    if ((bytes[0] === 0x50 && bytes[1] === 0x4b) || (bytes[0] === 0xd0 && bytes[1] === 0xcf))
      return setFault('spreadsheet');
    const text = decodeText(bytes);
    if (!isText(text)) return setFault('noText');
    if (field.current) field.current.value = text;
    start(text);
  };
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    setOver(false);
    if (!file) return;
    event.preventDefault();
    void read(file);
  };
  const hover = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };

  return (
    <form
      part="form"
      className="paste"
      data-over={over || undefined}
      onSubmit={submit}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label className="field">
        <span>{t.paste}</span>
        <textarea
          ref={field}
          rows={listed ? 3 : 8}
          dir="auto"
          spellCheck={false}
          placeholder={t.example}
          aria-invalid={fault !== undefined}
          aria-describedby={fault === undefined ? undefined : 'fault'}
        />
      </label>
      <p id="fault" className="fault" role="alert">
        {fault && t[fault]}
      </p>
      <div className="form-end">
        <div className="field file">
          <span id="file-name">{t.file}</span>
          <div className="picker">
            <input
              type="file"
              aria-labelledby="file-name"
              aria-describedby="file-chosen file-hint"
              onChange={event => {
                const input = event.currentTarget;
                void read(input.files?.[0]);
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
        <button type="submit" className="button button-primary check" aria-disabled={busy}>
          <slot name="button">{t.check}</slot>
        </button>
      </div>
    </form>
  );
}
