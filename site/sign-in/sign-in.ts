import { type SignInProvider, setSignInProvider } from '../../widgets/stores/session';
import { readText, writeText } from '../../widgets/stores/storage';

/** Remembers on this device that somebody is signed in, so that the SDK is loaded for nobody else. */
const SIGNED_IN = 'tass-signed-in';

type Sdk = typeof import('./firebase');
let loading: Promise<Sdk> | undefined;

/** The identity service's SDK, asked for once; again after a failure. */
function sdk(): Promise<Sdk> {
  loading ??= import('./firebase').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Lets the shop's elements sign people in with Google. Nothing is loaded before somebody wants it. */
export function offerSignIn(): void {
  let following = false;
  const listeners = new Set<Parameters<SignInProvider['watch']>[0]>();

  /** Follows the service's own notifications from now on, those of other tabs too. */
  async function follow(): Promise<Sdk> {
    const service = await sdk();
    if (!following) {
      following = true;
      service.watchUser(user => {
        // Where nothing can be stored the session ends with the page.
        writeText(SIGNED_IN, user ? '1' : undefined);
        for (const changed of listeners) changed(user);
      });
    }
    return service;
  }

  setSignInProvider({
    signIn: async () => (await follow()).signIn(),
    signOut: async () => (await follow()).signOut(),
    watch(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  });
  const resume = () => void follow().catch((error: unknown) => console.error('Sign-in:', error));
  if (readText(SIGNED_IN) !== null) resume();
  // Another tab signed in while this one had no reason to load anything.
  addEventListener('storage', event => {
    if (event.key === SIGNED_IN && event.newValue) resume();
  });
}
