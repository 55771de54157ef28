import { useState } from 'react';
import { useMessages } from '../../hooks/use-messages';
import { useStore } from '../../hooks/use-store';
import { Undo } from '../../pieces/undo';
import { deleteList, type NamedList, namedLists, restoreList } from '../../stores/named-lists';
import { messages as listMessages } from './list-messages';
import { SavedList } from './saved-list';

interface Props {
  open(list: NamedList): void;
  onRenamed(from: string, to: string): void;
}

/** The lists of this device: opened, renamed, deleted. Nothing before the first one is saved. */
export function SavedLists({ open, onRenamed }: Props) {
  const t = useMessages(listMessages);
  const lists = useStore(namedLists);
  const [removed, setRemoved] = useState<{ readonly list: NamedList; readonly place: number }>();
  const [focused, setFocused] = useState<string>();
  if (lists.length === 0 && !removed) return null;
  const remove = (list: NamedList, place: number) => {
    setRemoved({ list, place });
    void deleteList(list.name);
  };
  const undo = () => {
    if (!removed) return;
    setFocused(removed.list.name);
    setRemoved(undefined);
    void restoreList(removed.list, removed.place);
  };
  return (
    <section className="saved-lists" aria-labelledby="saved-lists">
      <h2 id="saved-lists">{t.lists}</h2>
      {removed && (
        <Undo key={removed.list.name} label={t.undo} undo={undo} close={() => setRemoved(undefined)}>
          {t.removed(removed.list.name)}
        </Undo>
      )}
      <ul>
        {lists.map((list, place) => (
          <SavedList
            key={list.name}
            list={list}
            focused={focused === list.name}
            open={() => open(list)}
            remove={() => remove(list, place)}
            onRenamed={to => {
              setFocused(to);
              onRenamed(list.name, to);
            }}
          />
        ))}
      </ul>
    </section>
  );
}
