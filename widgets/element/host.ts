import { createContext, useContext } from 'react';

/** The custom element that a component is drawn in. */
export const HostContext = createContext<HTMLElement | undefined>(undefined);

/** The custom element around the component; undefined while rendering on a server. */
export function useHost(): HTMLElement | undefined {
  return useContext(HostContext);
}
