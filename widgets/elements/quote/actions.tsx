import { useCopy } from '../../hooks/use-copy';
import { useMessages } from '../../hooks/use-messages';
import { usePrint } from '../../hooks/use-print';
import { ApproveLinks } from '../../pieces/order/approve-links';
import { messages } from './messages';

/** Printing the quote, and handing its link on. */
export function Actions({ link, name }: { readonly link: string; readonly name: string }) {
  const t = useMessages(messages);
  const copy = useCopy();
  const { print } = usePrint<true>();
  return (
    <div className="actions screen-only">
      <button type="button" className="button button-primary" onClick={() => print(true)}>
        <slot name="button">{t.print}</slot>
      </button>
      <button type="button" className="button" onClick={() => void copy(link, t.copied, t.denied)}>
        {t.copy}
      </button>
      <ApproveLinks subject={t.heading} message={t.message(name)} link={link} />
    </div>
  );
}
