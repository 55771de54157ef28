import { type DragEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../hooks/use-messages';
import { FileField } from './file-field';
import { saveFieldText } from './list-draft';
import { type FileFault, textOfFile } from './list-file';
import { messages } from './messages';

interface Props {
  readonly busy: boolean;
  /** A list stands below, and is what people came for. */
  readonly listed: boolean;
  /** What stood here before this page was left. */
  readonly pasted?: string;
  check(text: string): void;
}

/** Where the list is pasted, typed, chosen as a file or dropped. */
export function PasteForm({ busy, listed, pasted = '', check }: Props) {
  const t = useMessages(messages);
  const field = useRef<HTMLTextAreaElement>(null);
  const [fault, setFault] = useState<'empty' | FileFault>();
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
    saveFieldText(text);
    check(text);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    start(field.current?.value ?? '');
  };
  const read = async (file: File | undefined) => {
    if (!file) return;
    setChosen(file.name);
    const list = await textOfFile(file);
    if ('fault' in list) return setFault(list.fault);
    if (list.sheet) setChosen(`${file.name} · ${list.sheet}`);
    if (field.current) field.current.value = list.text;
    start(list.text);
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
          onInput={event => saveFieldText(event.currentTarget.value)}
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
        <FileField chosen={chosen} choose={file => void read(file)} />
        <button type="submit" className="button button-primary check" aria-disabled={busy}>
          <slot name="button">{t.check}</slot>
        </button>
      </div>
    </form>
  );
}
