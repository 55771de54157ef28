import { finderPath } from '../../addresses/shop-paths';
import { product } from '../../api/products';
import type { PropsOf } from '../../element/record';
import { useMessages } from '../../hooks/use-messages';
import { useQuery } from '../../hooks/use-query';
import { useSettings } from '../../hooks/use-settings';
import { messages as commonMessages } from '../../locale/common';
import { NotFound } from '../../pieces/drawings/not-found';
import { Notice } from '../../pieces/notice';
import { ShopLink } from '../../pieces/shop-link';
import { Spinner } from '../../pieces/spinner';
import { State } from '../../pieces/state';
import type { attributes } from './attributes';
import { Comparison } from './comparison';
import { FactsTable } from './facts-table';
import { Gallery } from './gallery';
import { messages } from './messages';
import { Offer } from './offer';
import { Printers } from './printers';
import { Related } from './related';

export function ProductElement({ slug }: PropsOf<typeof attributes>) {
  const t = useMessages(messages);
  const common = useMessages(commonMessages);
  const settings = useSettings();
  const { status, data, retry } = useQuery(slug ? product(settings, slug) : undefined);

  if (status === 'failed') {
    return <State kind="error" title={t.failed} text={t.failedText} action={common.retry} onAction={retry} />;
  }
  if (data === null || !slug) {
    return (
      <slot name="empty">
        <State kind="empty" drawing={<NotFound className="drawing" />} title={t.gone} text={t.goneText}>
          <ShopLink to={finderPath()} className="button button-primary">
            {t.toFinder}
          </ShopLink>
        </State>
      </slot>
    );
  }
  if (!data) return <Spinner />;
  return (
    <div className="product" key={data.slug}>
      <div className="top">
        <Gallery product={data} />
        <Offer product={data} />
      </div>
      <Notice />
      <Comparison product={data} />
      <div className="details">
        <FactsTable product={data} />
        {data.devices && data.devices.length > 0 && <Printers devices={data.devices} />}
      </div>
      <Related product={data} />
    </div>
  );
}
