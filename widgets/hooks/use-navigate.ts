import { shopAddress } from '../api/shop-address';
import { leaveFrame } from '../browser/leave-frame';
import { useEmit } from './use-emit';
import { useSettings } from './use-settings';

/** Leads to a path of the shop as a link there would: the page may route it by itself. No page may show the shop in a frame. */
export function useNavigate(): (path: string) => void {
  const settings = useSettings();
  const emit = useEmit();
  return path => {
    const href = shopAddress(settings, path);
    if (!href || !emit('tass-navigate', { href })) return;
    if (self === top) location.assign(href);
    else leaveFrame(href);
  };
}
