import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Swiper, SwiperOptions } from 'swiper/types';
import type { Autoplay } from './use-autoplay';
import { useReducedMotion } from './use-reduced-motion';

/**
 * Brings slides to life with swiper, which is fetched only once `near` is true. `options` must be a constant. Under
 * reduced motion nothing plays until somebody presses play.
 */
export function useSwiper(
  slides: RefObject<HTMLElement | null>,
  options: SwiperOptions,
  near: boolean,
): Pick<Autoplay, 'stopped' | 'toggle'> {
  const reduced = useReducedMotion();
  const [paused, setPaused] = useState<boolean>();
  const swiper = useRef<Swiper>(undefined);
  const stopped = paused ?? reduced;

  const stoppedNow = useRef(stopped);
  stoppedNow.current = stopped;

  useEffect(() => {
    const element = slides.current;
    if (!near || !element) return;
    let gone = false;
    import('./swiper')
      .then(({ Swiper, Autoplay }) => {
        if (gone) return;
        swiper.current = new Swiper(element, { ...options, modules: [Autoplay] });
        if (stoppedNow.current) swiper.current.autoplay.stop();
      })
      // The slides are there without it, they just stand still.
      .catch((error: unknown) => console.warn('tass: slides stand still,', error));
    return () => {
      gone = true;
      swiper.current?.destroy(true, false);
      swiper.current = undefined;
    };
  }, [near, options, slides]);

  useEffect(() => {
    const autoplay = swiper.current?.autoplay;
    if (stopped) autoplay?.stop();
    else autoplay?.start();
  }, [stopped]);

  return { stopped, toggle: () => setPaused(!stopped) };
}
