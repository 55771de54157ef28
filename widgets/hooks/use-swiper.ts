import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Swiper, SwiperOptions } from 'swiper/types';
import { onFirstInteraction } from '../browser/first-interaction';
import { type Autoplay, useAutoplay } from './use-autoplay';

/** Time in ms that swiper gets to arrive before the slides move for the first time. */
const HEAD_START = 1000;

/**
 * Attaches swiper to slides, each of which rests for `delay` ms; it is fetched only once `near` is true and the visitor has
 * interacted or the slides are about to move. `options` must be a constant. Swiper's own autoplay stays out: it asks for
 * every frame as long as the page is open.
 */
export function useSwiper(
  slides: RefObject<HTMLElement | null>,
  options: SwiperOptions,
  delay: number,
  near: boolean,
): Autoplay {
  const swiper = useRef<Swiper>(undefined);
  /** For how many ms what is shown rests from now on; undefined while it moves, and without swiper. */
  const [rest, setRest] = useState<number>();
  const autoplay = useAutoplay(() => swiper.current?.slideNext(), rest ?? delay, rest !== undefined);

  useEffect(() => {
    const element = slides.current;
    if (!near || !element) return;
    let gone = false;
    const moves = performance.now() + delay;
    const moving = () => setRest(undefined);
    const resting = () => setRest(delay);
    const on = { transitionStart: moving, touchStart: moving, transitionEnd: resting, touchEnd: resting };
    const bring = () =>
      import('./swiper')
        .then(({ Swiper }) => {
          if (gone) return;
          swiper.current = new Swiper(element, { ...options, on });
          // The first has been seen for a while.
          setRest(Math.max(1, moves - performance.now()));
        })
        // The slides are there without it, they just stand still.
        .catch((error: unknown) => console.warn('tass: slides stand still,', error));
    const callOff = onFirstInteraction(delay - HEAD_START, bring);
    return () => {
      gone = true;
      callOff();
      swiper.current?.destroy(true, false);
      swiper.current = undefined;
      setRest(undefined);
    };
  }, [near, options, delay, slides]);

  return autoplay;
}
