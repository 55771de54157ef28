import { nextFrame } from '../../widgets/browser/next-frame';
import { followStorage } from '../../widgets/stores/follow-storage';
import { readText, writeText } from '../../widgets/stores/storage';

/** What a visitor may choose; `auto` follows the device. */
export const THEMES = ['light', 'dark', 'auto'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'theme';
const isTheme = (value: unknown): value is Theme => THEMES.includes(value as Theme);

/** The remembered choice; `auto` where there is none or storage is out of reach. */
export function rememberedTheme(): Theme {
  const kept = readText(KEY);
  return isTheme(kept) ? kept : 'auto';
}

/** Shows the page in a theme: its own rules follow the root element, the shop's elements the meta. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="tass:theme"]')?.setAttribute('content', theme);
}

const listeners = new Set<(theme: Theme) => void>();

/** Calls a listener with the remembered theme, and with each that is chosen later. Returns what ends that. */
export function onTheme(listener: (theme: Theme) => void): () => void {
  listener(rememberedTheme());
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function tell(theme: Theme): void {
  for (const listener of listeners) listener(theme);
}

/** Follows what is chosen in other tabs. */
export function followTheme(): void {
  followStorage(KEY, () => {
    const theme = rememberedTheme();
    tell(theme);
    showTheme(theme);
  });
}

/** Remembers a theme for the next visit where that can be stored, and shows it once what was pressed has answered: every style is computed anew. */
export function chooseTheme(theme: Theme): void {
  writeText(KEY, theme);
  tell(theme);
  void nextFrame().then(() => showTheme(theme));
}
