import { facts } from '../../content/facts';
import type { Policy } from './document';

/** Google's and Firebase's hosts that the sign-in popup needs. */
const SIGN_IN = {
  scripts: ['https://apis.google.com'],
  calls: [
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://www.googleapis.com',
  ],
  frames: ['https://*.firebaseapp.com', 'https://accounts.google.com'],
  pictures: ['https://*.googleusercontent.com'],
} as const;

/** Where the development emulator answers, for a shop that runs on a developer's own machine without a Firebase project. */
export function emulatorHosts(shop: string): readonly string[] {
  const own = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(shop).hostname);
  return own && !facts.firebase ? [facts.firebaseEmulator] : [];
}

/**
 * What a page of the site may load. `signIn` lists further hosts for sign-in, such as the development emulator's.
 * `returns` are the origins of purchasing systems that lists may be posted to. Inline texts are added by their hashes.
 */
export function contentPolicy(
  api: string,
  signIn: readonly string[],
  returns: readonly string[] = [],
): Policy {
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...SIGN_IN.scripts, ...signIn],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', api, ...SIGN_IN.pictures],
    'font-src': ["'self'"],
    'connect-src': ["'self'", api, ...SIGN_IN.calls, ...signIn],
    'frame-src': [...SIGN_IN.frames, ...signIn],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", 'mailto:', ...returns],
  };
}
