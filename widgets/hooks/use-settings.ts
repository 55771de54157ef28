import { createContext, useContext } from 'react';
import { builtSettings, type Settings } from '../settings';

/** Undefined outside an element, as in a test of a single piece. */
export const SettingsContext = createContext<Settings | undefined>(undefined);

/** Where the element around finds its shop and how it presents itself. */
export function useSettings(): Settings {
  return useContext(SettingsContext) ?? builtSettings();
}
