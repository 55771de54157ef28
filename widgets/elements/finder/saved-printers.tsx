import { Printer, X } from 'lucide';
import { focusBeside } from '../../browser/focus-beside';
import { useMessages } from '../../hooks/use-messages';
import { useSavedPrinters } from '../../hooks/use-saved-printers';
import { useSettings } from '../../hooks/use-settings';
import { Icon } from '../../pieces/icon';
import { ShopLink } from '../../pieces/shop-link';
import { forgetPrinter } from '../../stores/saved-printers';
import type { Choice } from './choice';
import { messages } from './messages';

interface Props {
  readonly choice: Choice;
  choose(choice: Choice): void;
}

/** Printers that were chosen on this device before, so that a shopper who comes back needs one press. */
export function SavedPrinters({ choice, choose }: Props) {
  const t = useMessages(messages);
  const { onShop } = useSettings();
  const saved = useSavedPrinters();
  if (saved.length === 0) return null;
  return (
    <section className="saved" part="saved" aria-label={t.saved}>
      <span aria-hidden="true">{t.saved}</span>
      <ul>
        {saved.map(({ brand, model, titles, name }) => {
          const title = `${titles.brand} ${titles.model}`;
          return (
            <li key={model}>
              <button
                type="button"
                className="button"
                aria-pressed={model === choice.model}
                onClick={() => choose({ brand, model })}
              >
                <Icon node={Printer} />
                {name ?? title}
              </button>
              <button
                type="button"
                className="forget"
                aria-label={t.forget(title)}
                onClick={({ currentTarget }) => {
                  focusBeside(currentTarget.closest('li'), '.forget');
                  forgetPrinter({ brand, model });
                }}
              >
                <Icon node={X} />
              </button>
            </li>
          );
        })}
      </ul>
      {onShop && <ShopLink to="/printers">{t.manage}</ShopLink>}
    </section>
  );
}
