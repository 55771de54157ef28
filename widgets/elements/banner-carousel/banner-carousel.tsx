import { useEffect, useState } from 'react';
import { promotions } from '../../api/promotions';
import { useCopy } from '../../hooks/use-copy';
import { useRemote } from '../../hooks/use-remote';
import { useSettings } from '../../hooks/use-settings';
import { bannerCarousel as ar } from '../../locale/ar/banner-carousel';
import { bannerCarousel as en } from '../../locale/en/banner-carousel';
import { Slides } from './slides';

/** Nothing at all is drawn without active banners or after a failure; a grey placeholder until then. */
export function BannerCarousel() {
  const t = useCopy(en, ar);
  const settings = useSettings();
  const { data, status, error } = useRemote(promotions(settings));
  const [failed, setFailed] = useState<readonly string[]>([]);

  useEffect(() => {
    if (error) console.error('tass-banner-carousel:', error.message);
  }, [error]);

  if (status === 'failed') return null;
  if (!data) return <div className="placeholder" part="placeholder" aria-label={t.loading} role="status" />;
  const active = data.filter(banner => banner.is_active && !failed.includes(banner.name));
  if (active.length === 0) return null;
  return <Slides banners={active} onBroken={name => setFailed(names => [...names, name])} />;
}
