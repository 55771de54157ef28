import { createContext, useContext } from 'react';
import type { Settings } from '../settings';

/** Given by the shell of an element, and by the site around its pages. */
export const SettingsContext = createContext<Settings | undefined>(undefined);

/** Where the element around finds its shop and how it presents itself. */
export const useSettings = (): Settings => useContext(SettingsContext) as Settings;
