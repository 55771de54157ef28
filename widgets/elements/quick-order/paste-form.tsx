import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../hooks/use-messages';
import { FileField } from './file-field';
import { saveFieldText } from './list-draft';
import type { FileFault } from './list-file';
import { messages } from './messages';
import { useListFile } from './use-list-file';

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
  const { chosen, choose, over, drop } = useListFile(list => {
    if ('fault' in list) return setFault(list.fault);
    if (field.current) field.current.value = list.text;
    start(list.text);
  });

  return (
    <form part="form" className="paste" data-over={over || undefined} onSubmit={submit} {...drop}>
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
        <FileField chosen={chosen} choose={choose} />
        <button type="submit" className="button button-primary check" aria-disabled={busy}>
          <slot name="button">{t.check}</slot>
        </button>
      </div>
    </form>
  );
}
