/**
 * Whether the shop may be installed and opens without a connection: apart from `facts.ts`, which no page loads before it is
 * used. `false` is the way back: the next visit takes the service worker and all it kept from the shopper's device.
 */
export const OFFLINE: boolean = true;
