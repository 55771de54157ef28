import { useMessages } from '../../hooks/use-messages';
import { Undo } from '../../pieces/undo';
import { messages as listMessages } from './list-messages';
import { messages } from './messages';
import type { List } from './use-list';

/** Names the line that was removed last and brings it back. */
export function RemovedLine({ list: { removed, undo, close } }: { readonly list: List }) {
  const t = useMessages(messages);
  const { undo: label } = useMessages(listMessages);
  if (!removed) return null;
  return (
    <Undo key={removed.row.id} label={label} undo={undo} close={close}>
      {t.removedLine} <bdi>{removed.row.line}</bdi>
    </Undo>
  );
}
