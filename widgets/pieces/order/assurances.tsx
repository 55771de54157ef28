import type { IconNode } from 'lucide';
import { RotateCcw, ShieldCheck, Wallet } from 'lucide';
import type { ReactNode } from 'react';
import type { Product } from '../../api/schemas';
import { OWN_BRAND } from '../../data/own-brand';
import { RETURN_DAYS, WARRANTY_MONTHS } from '../../data/sale-terms';
import { useMessages } from '../../hooks/use-messages';
import { Icon } from '../icon';
import { messages } from '../messages/assurances';
import { PaymentMarks } from './payment-marks';

/** Categories without a seal that could be opened. */
const UNSEALED: readonly (string | undefined)[] = ['paper', 'accessories'];

/** Warranty, returns and payment, as they hold for these goods. The terms say the same at length. */
export function Assurances({ products }: { readonly products: readonly Product[] }) {
  const t = useMessages(messages);
  const [warranty, warrantyText] = useWarranty(products);
  const sealed = products.filter(({ category }) => !UNSEALED.includes(category?.slug));
  const kinds = new Set(sealed.map(({ kind }) => kind ?? 'several'));
  const [kind] = kinds.size > 1 ? ['several'] : kinds;
  return (
    <section className="assurances" part="assurances">
      <h2 className="hidden">{t.assurances}</h2>
      <ul>
        <Assurance icon={ShieldCheck} title={warranty}>
          {warrantyText}
        </Assurance>
        <Assurance icon={RotateCcw} title={t.returns(RETURN_DAYS)}>
          {t.returnsText} {kind && (t.opened[kind] ?? t.opened.several)}
        </Assurance>
        <Assurance icon={Wallet} title={t.payOnDelivery}>
          <PaymentMarks />
        </Assurance>
      </ul>
    </section>
  );
}

/** Who stands for the goods: the shop for its own brand, the makers for theirs. */
function useWarranty(products: readonly Product[]): readonly [title: string, text: string] {
  const t = useMessages(messages);
  const own = products.filter(({ brand }) => brand?.slug === OWN_BRAND).length;
  if (own === products.length) return [t.warranty(WARRANTY_MONTHS), t.warrantyText];
  if (own === 0) return [t.makerWarranty, t.makerWarrantyText];
  return [t.bothWarranties(WARRANTY_MONTHS), t.bothWarrantiesText];
}

interface Props {
  readonly icon: IconNode;
  readonly title: string;
  readonly children: ReactNode;
}

function Assurance({ icon, title, children }: Props) {
  return (
    <li>
      <Icon node={icon} />
      <span>
        <strong>{title}</strong>
        <span className="note">{children}</span>
      </span>
    </li>
  );
}
