import { useMediaQuery } from '../../hooks/use-media-query';
import { SHOWCASE } from './constants';

const beyond = (width: number) => `(min-width: ${width}.02px)`;

/** Name of the layout for the window's width, followed on resize (section 4). */
export function useShowcaseLayout(): keyof typeof SHOWCASE {
  const tablet = useMediaQuery(beyond(SHOWCASE.mobile.upTo));
  const desktop = useMediaQuery(beyond(SHOWCASE.tablet.upTo));
  const xl = useMediaQuery(beyond(SHOWCASE.desktop.upTo));
  if (xl) return 'xl';
  if (desktop) return 'desktop';
  return tablet ? 'tablet' : 'mobile';
}
