import { useHost } from '../../element/host';
import { useCopy } from '../../hooks/use-copy';
import { useMessages } from '../../hooks/use-messages';
import { usePrint } from '../../hooks/use-print';
import { notify } from '../../stores/toasts';
import { messages } from './messages';

/** Printing the quote, and handing its link on. */
export function Actions({ link, name }: { readonly link: string; readonly name: string }) {
  const t = useMessages(messages);
  const host = useHost();
  const copy = useCopy();
  const { print } = usePrint<true>();
  const message = encodeURIComponent(`${t.message(name)}\n${link}`);
  const opened = () => notify({ kind: 'info', text: t.opened }, host);
  return (
    <div className="actions screen-only">
      <button type="button" className="button button-primary" onClick={() => print(true)}>
        {t.print}
      </button>
      <button type="button" className="button" onClick={() => void copy(link, t.copied, t.denied)}>
        {t.copy}
      </button>
      <a
        className="button"
        href={`https://wa.me/?text=${message}`}
        target="_blank"
        rel="noopener"
        onClick={opened}
      >
        {t.approve} {t.byWhatsapp}
      </a>
      <a
        className="button"
        href={`mailto:?subject=${encodeURIComponent(t.heading)}&body=${message}`}
        onClick={opened}
      >
        {t.approve} {t.byMail}
      </a>
    </div>
  );
}
