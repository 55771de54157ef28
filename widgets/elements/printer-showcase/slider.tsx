import { useRef } from 'react';
import { SLIDES } from '../../constants';
import { useCopy } from '../../hooks/use-copy';
import { useSwiper } from '../../hooks/use-swiper';
import { printerShowcase as ar } from '../../locale/ar/printer-showcase';
import { printerShowcase as en } from '../../locale/en/printer-showcase';
import { PauseButton } from '../../pieces/pause-button';
import { SHOWCASE } from './constants';
import { Printer } from './printer';

const { autoplay, spacing, image } = SHOWCASE.mobile;

const OPTIONS = {
  loop: true,
  slidesPerView: 1,
  spaceBetween: spacing,
  speed: SLIDES.speed,
  autoplay: { delay: autoplay, disableOnInteraction: false, pauseOnMouseEnter: true },
};

/** The phone's layout: one printer at a time, looping by itself, to be swiped. */
export function Slider({ near }: { near: boolean }) {
  const t = useCopy(en, ar);
  const slides = useRef<HTMLDivElement>(null);
  const pausing = useSwiper(slides, OPTIONS, near);
  return (
    <>
      <div className="swiper" ref={slides}>
        <div className="swiper-wrapper">
          {t.printers.map((printer, index) => (
            <div key={printer} className="swiper-slide" part="slide">
              <Printer index={index} size={image} />
            </div>
          ))}
        </div>
      </div>
      <PauseButton autoplay={pausing} />
    </>
  );
}
