import { useRef } from 'react';
import { safeAddress } from '../../addresses/safe-address';
import { brandPath } from '../../addresses/shop-paths';
import { brands } from '../../api/brands';
import type { Brand } from '../../api/schemas';
import { useMessages } from '../../hooks/use-messages';
import { useNearView } from '../../hooks/use-near-view';
import { useQuery } from '../../hooks/use-query';
import { useSettings } from '../../hooks/use-settings';
import { useSwiper } from '../../hooks/use-swiper';
import { PauseButton } from '../../pieces/pause-button';
import { ShopLink } from '../../pieces/shop-link';
import { MARQUEE } from './constants';
import { messages } from './messages';

const OPTIONS = {
  loop: true,
  slidesPerView: 'auto',
  spaceBetween: MARQUEE.spacing,
  speed: MARQUEE.speed,
  allowTouchMove: false,
} as const;

export function BrandMarquee() {
  const t = useMessages(messages);
  const { data, status } = useQuery(brands(useSettings()));
  if (status === 'failed' || data?.length === 0) return null;
  return (
    <section className="marquee" aria-labelledby="heading">
      <h2 id="heading" part="heading">
        {t.heading} <mark>{t.highlight}</mark>
      </h2>
      {data ? <Strip brands={data} /> : <div className="placeholder" part="placeholder" />}
    </section>
  );
}

function Strip({ brands }: { brands: readonly Brand[] }) {
  const strip = useRef<HTMLDivElement>(null);
  const near = useNearView(strip);
  const autoplay = useSwiper(strip, OPTIONS, MARQUEE.delay, near);
  return (
    <div className="strip">
      <div className="swiper" ref={strip} data-stopped={autoplay.stopped}>
        <div className="swiper-wrapper">
          {brands.map(brand => (
            <div key={brand.slug} className="swiper-slide" part="slide">
              <ShopLink to={brandPath(brand.slug)}>
                <img
                  part="image"
                  src={safeAddress(brand.logo, 'image')}
                  alt={brand.title}
                  // All at once then: what runs in from the side is not to come late.
                  loading={near ? 'eager' : 'lazy'}
                  width="160"
                  height="80"
                />
              </ShopLink>
            </div>
          ))}
        </div>
      </div>
      <PauseButton autoplay={autoplay} />
    </div>
  );
}
