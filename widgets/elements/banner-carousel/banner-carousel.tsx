import { useState } from 'react';
import { safeAddress } from '../../addresses/safe-address';
import { promotions } from '../../api/promotions';
import type { Banner } from '../../api/schemas';
import { useLogFailure } from '../../hooks/use-log-failure';
import { useMessages } from '../../hooks/use-messages';
import { useQuery } from '../../hooks/use-query';
import { useSettings } from '../../hooks/use-settings';
import { messages } from './messages';
import { Slides } from './slides';

/** A banner's pictures that may be loaded, in any size. */
const picturesOf = ({ image_url: { desktop, tablet, mobile } }: Banner) =>
  [desktop, tablet, mobile].filter(address => safeAddress(address, 'image'));

/** Nothing at all is drawn without active banners or after a failure; a grey placeholder until then. */
export function BannerCarousel() {
  const t = useMessages(messages);
  const settings = useSettings();
  const { data, status, error } = useQuery(promotions(settings));
  const [failed, setFailed] = useState<readonly Banner[]>([]);
  useLogFailure(error);

  if (status === 'failed') return null;
  if (!data) return <div className="placeholder" part="placeholder" aria-label={t.loading} role="status" />;
  const active = data.filter(
    banner => banner.is_active && picturesOf(banner).length > 0 && !failed.includes(banner),
  );
  if (active.length === 0) return null;
  return <Slides banners={active} onBroken={banner => setFailed(before => [...before, banner])} />;
}
