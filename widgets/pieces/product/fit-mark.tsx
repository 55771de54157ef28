import { Check, CircleAlert } from 'lucide';
import { useFit } from '../../hooks/use-fit';
import { useMessages } from '../../hooks/use-messages';
import type { Fitted } from '../../stores/fit';
import { shortName } from '../../stores/saved-printers';
import { Icon } from '../icon';
import { messages } from '../messages/fit';
import css from './fit-mark.css';

/** Printers named before the others are counted. */
const MAX_NAMED = 2;

function FitMark({ product }: { readonly product: Fitted }) {
  const t = useMessages(messages);
  const printers = useFit()(product);
  if (!printers) return null;
  const names = printers.slice(0, MAX_NAMED).map(shortName);
  const fits = printers.length > 0;
  return (
    <span className="fit" part="fit" data-fits={fits}>
      <Icon node={fits ? Check : CircleAlert} />
      <span>{fits ? t.fits(names, printers.length - names.length) : t.fitsNone}</span>
    </span>
  );
}

export default { component: FitMark, styles: [css] };
