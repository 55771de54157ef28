import { ChevronLeft, ChevronRight } from 'lucide';
import { useRef, useState } from 'react';
import { safeAddress } from '../../addresses/safe-address';
import type { Banner } from '../../api/schemas';
import { shopAddress } from '../../api/shop-address';
import { BREAKPOINTS } from '../../constants';
import { useAutoplay } from '../../hooks/use-autoplay';
import { useMessages } from '../../hooks/use-messages';
import { useSettings } from '../../hooks/use-settings';
import { useStyle } from '../../hooks/use-style';
import { useSwipe } from '../../hooks/use-swipe';
import { DIRECTIONS } from '../../locale/languages';
import { Icon } from '../../pieces/icon';
import { ShopLink } from '../../pieces/shop-link';
import { SlideControls } from '../../pieces/slide-controls';
import { BANNER } from './constants';
import { messages } from './messages';

interface Props {
  readonly banners: readonly Banner[];
  /** Told of a banner whose picture could not be loaded; names may repeat. */
  onBroken(banner: Banner): void;
}

// Own track instead of swiper: one transform does what the specification asks, and 20 kB stay away from the page.
export function Slides({ banners, onBroken }: Props) {
  const t = useMessages(messages);
  const { lang } = useSettings();
  const [at, setAt] = useState(0);
  const track = useRef<HTMLDivElement>(null);
  const last = banners.length - 1;
  const index = Math.min(at, last);
  const go = (step: number) => setAt((index + step + banners.length) % banners.length);
  const several = last > 0;
  const autoplay = useAutoplay(() => go(1), BANNER.advance, several, index);
  const towards = DIRECTIONS[lang] === 'rtl' ? 1 : -1;
  const swipe = useSwipe({ distance: BANNER.swipe, onLeft: () => go(-towards), onRight: () => go(towards) });
  useStyle(track, {
    transform: `translateX(${towards * index * 100}%)`,
    'transition-duration': `${BANNER.transition}ms`,
  });

  return (
    <section className="carousel" aria-roledescription={t.carousel} aria-label={t.region} {...autoplay.hold}>
      <div className="window" {...swipe}>
        <div className="track" ref={track} aria-live={autoplay.playing ? 'off' : 'polite'}>
          {banners.map((banner, slide) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat and slides never change places
              key={slide}
              className="slide"
              part="slide"
              role="group"
              aria-roledescription={t.slide}
              aria-label={t.position(slide + 1, banners.length)}
              inert={slide !== index}
            >
              <BannerPicture banner={banner} onError={() => onBroken(banner)} />
            </div>
          ))}
        </div>
      </div>
      {several && (
        <>
          <button
            type="button"
            className="icon-button arrow previous"
            aria-label={t.previous}
            onClick={() => go(-1)}
          >
            <Icon node={ChevronLeft} mirrored />
          </button>
          <button type="button" className="icon-button arrow next" aria-label={t.next} onClick={() => go(1)}>
            <Icon node={ChevronRight} mirrored />
          </button>
          <SlideControls count={banners.length} at={index} autoplay={autoplay} go={setAt} />
        </>
      )}
    </section>
  );
}

function BannerPicture({ banner, onError }: { banner: Banner; onError(): void }) {
  const t = useMessages(messages);
  const settings = useSettings();
  const { desktop, tablet, mobile } = banner.image_url;
  const [large, medium, small] = [desktop, tablet, mobile].map(address => safeAddress(address, 'image'));
  const picture = (
    <picture>
      <source media={`(min-width: ${BREAKPOINTS.desktop}px)`} srcSet={large ?? medium ?? small} />
      <source media={`(min-width: ${BREAKPOINTS.tablet}px)`} srcSet={medium ?? large ?? small} />
      <img
        part="image"
        src={small ?? medium ?? large}
        alt={banner.name || t.banner}
        draggable={false}
        loading="lazy"
        onError={onError}
      />
    </picture>
  );
  return banner.href && shopAddress(settings, banner.href) ? (
    <ShopLink to={banner.href} draggable={false}>
      {picture}
    </ShopLink>
  ) : (
    picture
  );
}
