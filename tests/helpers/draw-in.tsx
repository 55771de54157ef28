import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { SettingsContext } from '../../widgets/hooks/use-settings';
import { builtSettings } from '../../widgets/settings';

/** Draws pieces of an element in a place, with the settings that an element of the shop's own page has. */
export function drawIn(place: HTMLElement, pieces: ReactNode): void {
  createRoot(place).render(
    <SettingsContext.Provider value={builtSettings()}>{pieces}</SettingsContext.Provider>,
  );
}
