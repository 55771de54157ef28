import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { shopAddress } from '../api/shop-address';
import { leaveFrame } from '../browser/leave-frame';
import { isPlainClick } from '../browser/plain-click';
import { useEmit } from '../hooks/use-emit';
import { useSettings } from '../hooks/use-settings';

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of the shop such as `/product/slug`, or a whole address. */
  readonly to: string;
  readonly part?: string;
}

/** A real link into the shop, in the shopper's language; `tass-navigate` lets the page route it by itself. */
export function ShopLink({ to, onClick, ...rest }: Props) {
  const href = shopAddress(useSettings(), to);
  const emit = useEmit();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!href || event.defaultPrevented || rest.target || !isPlainClick(event)) return;
    if (emit('tass-navigate', { href })) {
      if (self === top) return;
      // No page may show the shop in a frame.
      leaveFrame(href);
    }
    event.preventDefault();
  };
  return <a {...rest} href={href} onClick={follow} />;
}
