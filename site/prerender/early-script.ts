/**
 * Runs before anything is drawn: a remembered theme must not flash in. The same as `theme.ts`, small enough to stand
 * in every page.
 */
export const EARLY_SCRIPT =
  'try{let t=localStorage.theme;if(t==="light"||t==="dark"){document.documentElement.dataset.theme=t;' +
  'document.querySelector(\'meta[name="tass:theme"]\').content=t}}catch{}';
