import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../hooks/use-messages';
import { useSettings } from '../../hooks/use-settings';
import { day } from '../../locale/date';
import { TextField } from '../../pieces/text-field';
import { listName, MAX_LIST_NAME, type NamedList, renameList } from '../../stores/named-lists';
import { messages as listMessages } from './list-messages';

interface Props {
  readonly list: NamedList;
  /** Its field for another name was closed last, or it came back last. */
  readonly focused: boolean;
  open(): void;
  remove(): void;
  /** The field for another name is closed; `to` is the name from now on. */
  onRenamed(to: string): void;
}

/** One list of this device. */
export function SavedList({ list, focused, open, remove, onRenamed }: Props) {
  const t = useMessages(listMessages);
  const { lang } = useSettings();
  const [renaming, setRenaming] = useState(false);
  const { name, at, items } = list;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused && !renaming) button.current?.focus();
  }, [focused, renaming]);
  if (renaming)
    return (
      <li>
        <RenameForm
          name={name}
          close={to => {
            setRenaming(false);
            onRenamed(to);
          }}
        />
      </li>
    );
  return (
    <li>
      <div>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <small>
          {t.lines(items.length)} · {day(at, lang)}
        </small>
      </div>
      <div className="actions">
        <button type="button" className="button" aria-label={t.openNamed(name)} onClick={open}>
          {t.open}
        </button>
        <button
          type="button"
          ref={button}
          className="text-button"
          aria-label={t.renameNamed(name)}
          onClick={() => setRenaming(true)}
        >
          {t.rename}
        </button>
        <button type="button" className="text-button" aria-label={t.removeNamed(name)} onClick={remove}>
          {t.deleteList}
        </button>
      </div>
    </li>
  );
}

/** Asks for another name; `close` gets the one that is kept. */
function RenameForm({ name, close }: { readonly name: string; close(to: string): void }) {
  const t = useMessages(listMessages);
  const [typed, setTyped] = useState(name);
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const to = listName(typed);
    if (to === '') setFault(t.unnamed);
    else if (await renameList(name, to)) close(to);
    else setFault(t.taken);
  };
  return (
    <form className="save" onSubmit={submit} onKeyDown={({ key }) => key === 'Escape' && close(name)}>
      <TextField
        label={t.newName}
        fault={fault}
        alert
        field={field}
        value={typed}
        maxLength={MAX_LIST_NAME}
        dir="auto"
        autoComplete="off"
        onInput={event => setTyped(event.currentTarget.value)}
      />
      <div className="actions">
        <button type="submit" className="button">
          {t.keepName}
        </button>
        <button type="button" className="text-button" onClick={() => close(name)}>
          {t.cancel}
        </button>
      </div>
    </form>
  );
}
