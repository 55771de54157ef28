import { safeAddress } from '../../addresses/safe-address';
import { brandPath } from '../../addresses/shop-paths';
import { brands } from '../../api/brands';
import { useMessages } from '../../hooks/use-messages';
import { useQuery } from '../../hooks/use-query';
import { useSettings } from '../../hooks/use-settings';
import { ShopLink } from '../../pieces/shop-link';
import { State } from '../../pieces/state';
import { messages } from './messages';

const PLACEHOLDERS = Array.from({ length: 12 }, (_, index) => index);

export function BrandList() {
  const t = useMessages(messages);
  const { status, data, retry } = useQuery(brands(useSettings()));

  if (status === 'failed') return <State kind="error" title={t.failed} action={t.retry} onAction={retry} />;
  if (data?.length === 0) return <State kind="empty" title={t.none} />;
  return (
    <ul className="brands" aria-busy={!data}>
      {data
        ? data.map(brand => (
            <li key={brand.slug}>
              <ShopLink to={brandPath(brand.slug)} className="brand" part="brand">
                <img
                  part="image"
                  src={safeAddress(brand.logo, 'image')}
                  alt=""
                  width="200"
                  height="100"
                  loading="lazy"
                />
                <span>
                  <bdi>{brand.title}</bdi>
                </span>
              </ShopLink>
            </li>
          ))
        : PLACEHOLDERS.map(index => <li key={index} className="brand placeholder" part="placeholder" />)}
    </ul>
  );
}
