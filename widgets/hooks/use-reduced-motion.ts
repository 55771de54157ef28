import { useMediaQuery } from './use-media-query';

/** True for people who ask their system for reduced motion. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}
