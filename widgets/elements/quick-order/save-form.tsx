import { type FormEvent, useEffect, useRef, useState } from 'react';
import { listItems, MAX_LIST_ITEMS } from '../../addresses/items';
import { useHost } from '../../element/host';
import { useMessages } from '../../hooks/use-messages';
import { count } from '../../locale/number';
import { TextField } from '../../pieces/text-field';
import { listName, MAX_LIST_NAME, MAX_LISTS, type Saved, saveList } from '../../stores/named-lists';
import { notify } from '../../stores/toasts';
import { messages as listMessages } from './list-messages';
import { itemOf, type ReadyRow } from './list-rows';

interface Props {
  readonly ready: readonly ReadyRow[];
  /** Lines that are not ready, and so not in what is saved. */
  readonly left: number;
  /** The list's name so far, if any. */
  readonly name: string | undefined;
  /** Name of the saved list that these rows are, if they are one. */
  readonly saved: string | undefined;
  onSaved(name: string): void;
}

/** Keeps the ready lines on this device under a name. */
export function SaveForm({ ready, left, name = '', saved, onSaved }: Props) {
  const t = useMessages(listMessages);
  const host = useHost();
  const field = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<Exclude<Saved, 'saved'> | 'unnamed'>();
  useEffect(() => {
    if (field.current) field.current.value = name;
  }, [name]);
  const faults = {
    unnamed: t.unnamed,
    taken: t.taken,
    full: t.full(count(MAX_LISTS)),
    denied: t.denied,
  };

  const save = async (replaces = saved) => {
    const typed = listName(field.current?.value ?? '');
    if (typed === '') {
      setFault('unnamed');
      field.current?.focus();
      return;
    }
    const items = listItems(ready.map(itemOf));
    const outcome = await saveList(typed, items.slice(0, MAX_LIST_ITEMS), replaces);
    setFault(outcome === 'saved' ? undefined : outcome);
    if (outcome !== 'saved') return;
    const missing = left + Math.max(0, items.length - MAX_LIST_ITEMS);
    const text = [t.saved(typed), ...(missing > 0 ? [t.notSaved(count(missing))] : [])].join(' ');
    notify({ kind: 'success', text }, host);
    onSaved(typed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };

  return (
    <form className="save" onSubmit={submit}>
      <TextField
        label={t.name}
        fault={
          fault && (
            <>
              {faults[fault]}{' '}
              {fault === 'taken' && (
                <button
                  type="button"
                  className="text-button"
                  onClick={() => void save(listName(field.current?.value ?? ''))}
                >
                  {t.replace}
                </button>
              )}
            </>
          )
        }
        alert
        field={field}
        defaultValue={name}
        maxLength={MAX_LIST_NAME}
        dir="auto"
        autoComplete="off"
      />
      <button type="submit" className="button" disabled={ready.length === 0}>
        {t.save}
      </button>
    </form>
  );
}
