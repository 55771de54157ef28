import { useRef } from 'react';
import { SLIDES } from '../../constants';
import { useMessages } from '../../hooks/use-messages';
import { useSwiper } from '../../hooks/use-swiper';
import { PauseButton } from '../../pieces/pause-button';
import { SHOWCASE } from './constants';
import { messages } from './messages';
import { Scene } from './scene';

const { spacing, image } = SHOWCASE.mobile;

const OPTIONS = {
  loop: true,
  slidesPerView: 1,
  spaceBetween: spacing,
  speed: SLIDES.speed,
};

/** The phone's layout: one scene at a time, looping by itself, to be swiped. */
export function Slider({ near }: { near: boolean }) {
  const t = useMessages(messages);
  const slides = useRef<HTMLDivElement>(null);
  const autoplay = useSwiper(slides, OPTIONS, SHOWCASE.mobile.autoplay, near);
  return (
    <>
      <div className="swiper" ref={slides} {...autoplay.hold}>
        <div className="swiper-wrapper">
          {t.scenes.map((scene, index) => (
            <div key={scene} className="swiper-slide" part="slide">
              {/* What can't be turned to yet need not be loaded. */}
              {(near || index === 0) && <Scene index={index} size={image} />}
            </div>
          ))}
        </div>
      </div>
      <PauseButton autoplay={autoplay} />
    </>
  );
}
