import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isDrawnWhole } from '../../widgets/browser/first-view';
import { REVEAL } from '../../widgets/constants';

/** Shares of a section at which its visibility is looked at, each hundredth: a tall one may fill the window with little of itself. */
const STEPS = Array.from({ length: REVEAL.visible * 100 }, (_, index) => (index + 1) / 100);

interface RevealProps {
  /** Each column starts a little later than the one before it. */
  readonly column?: number;
  readonly children: ReactNode;
}

/**
 * A section that rises into view when a fifth of it is visible. What is in the window already stands still: a page
 * never hides what it has shown, nor what a visitor returns to.
 */
export function Reveal({ column = 0, children }: RevealProps) {
  const section = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'waiting' | 'shown'>();

  useEffect(() => {
    const element = section.current;
    if (!element || isDrawnWhole() || element.getBoundingClientRect().top < innerHeight) return;
    setState('waiting');
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(isVisible)) return;
        setState('shown');
        observer.disconnect();
      },
      // Where it will stand counts, not where it waits.
      { threshold: STEPS, rootMargin: `0px 0px ${REVEAL.rise}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={section} className="reveal" data-reveal={state} data-column={column}>
      {children}
    </div>
  );
}

/** A section taller than the window counts as visible when it fills a fifth of the window. */
function isVisible({
  isIntersecting,
  intersectionRatio,
  intersectionRect,
}: IntersectionObserverEntry): boolean {
  if (!isIntersecting) return false;
  return intersectionRatio >= REVEAL.visible || intersectionRect.height >= innerHeight * REVEAL.visible;
}
