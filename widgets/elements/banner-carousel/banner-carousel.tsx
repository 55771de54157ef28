import { useEffect, useState } from 'react';
import { promotions } from '../../api/promotions';
import { useMessages } from '../../hooks/use-messages';
import { useQuery } from '../../hooks/use-query';
import { useSettings } from '../../hooks/use-settings';
import { messages } from './messages';
import { Slides } from './slides';

/** Nothing at all is drawn without active banners or after a failure; a grey placeholder until then. */
export function BannerCarousel() {
  const t = useMessages(messages);
  const settings = useSettings();
  const { data, status, error } = useQuery(promotions(settings));
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
