import { useMessages } from '../../hooks/use-messages';
import { messages } from './messages';

/** Names the products of the list that the shop no longer has, by their slugs; nothing without any. */
export function UnknownLines({ slugs }: { readonly slugs: readonly string[] }) {
  const t = useMessages(messages);
  if (slugs.length === 0) return null;
  return (
    <p className="change" role="status">
      {t.unknown} <bdi>{slugs.join(', ')}</bdi>
    </p>
  );
}
