import { shopAddress } from '../api/shop-address';
import { useEmit } from './use-emit';
import { useSettings } from './use-settings';

/** Leads to a path of the shop as a link there would: the page may route it by itself. */
export function useNavigate(): (path: string) => void {
  const settings = useSettings();
  const emit = useEmit();
  return path => {
    const href = shopAddress(settings, path);
    if (href && emit('tass-navigate', { href })) location.assign(href);
  };
}
