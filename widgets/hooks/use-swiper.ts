import { type RefObject, useEffect, useRef, useState } from 'react';
import type { AutoplayOptions, Swiper, SwiperOptions } from 'swiper/types';
import { onFirstInteraction } from '../browser/first-interaction';
import type { Autoplay } from './use-autoplay';
import { useReducedMotion } from './use-reduced-motion';

interface Options extends SwiperOptions {
  /** `delay` in ms. */
  readonly autoplay: AutoplayOptions & { readonly delay: number };
}

/** Time in ms that swiper gets to arrive before the slides move for the first time. */
const HEAD_START = 1000;

/** Starts swiper on slides of which the first rests for `rest` ms only, since it has been seen for a while. */
function startSwiper(Class: typeof Swiper, element: HTMLElement, options: Options, rest: number): Swiper {
  const first = element.querySelector<HTMLElement>('.swiper-slide');
  // It is read once, at the start.
  if (first && rest > 0) first.dataset.swiperAutoplay = String(Math.ceil(rest));
  const swiper = new Class(element, options);
  delete first?.dataset.swiperAutoplay;
  return swiper;
}

/**
 * Attaches swiper to slides; it is fetched only once `near` is true and the visitor has interacted or the slides are
 * about to move. `options` must be a constant. Under reduced motion nothing plays until somebody presses play.
 */
export function useSwiper(
  slides: RefObject<HTMLElement | null>,
  options: Options,
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
    const { delay } = options.autoplay;
    const moves = performance.now() + delay;
    const bring = () =>
      import('./swiper')
        .then(({ Swiper, Autoplay }) => {
          if (gone) return;
          const rest = moves - performance.now();
          swiper.current = startSwiper(Swiper, element, { ...options, modules: [Autoplay] }, rest);
          if (stoppedNow.current) swiper.current.autoplay.stop();
        })
        // The slides are there without it, they just stand still.
        .catch((error: unknown) => console.warn('tass: slides stand still,', error));
    const callOff = onFirstInteraction(delay - HEAD_START, bring);
    return () => {
      gone = true;
      callOff();
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
