import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  signOut as leave,
  onAuthStateChanged,
  signInWithPopup,
} from 'firebase/auth';
import { SignInUnavailable } from '../../widgets/stores/session';
import { facts } from '../content/facts';

// Loaded by `sign-in.ts` when somebody signs in or is remembered, never before.

/** Stands for a project while the emulator does. */
const DEMO = { apiKey: 'demo', authDomain: 'localhost', projectId: 'demo-tass' };

const auth = initializeAuth(initializeApp(facts.firebase ?? DEMO), {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  popupRedirectResolver: browserPopupRedirectResolver,
});
if (!facts.firebase) connectAuthEmulator(auth, facts.firebaseEmulator, { disableWarnings: true });

/** Somebody signed in. */
interface User {
  readonly displayName: string;
  readonly photoURL: string | undefined;
}

/** Throws one sentence where neither a project nor the emulator is there. */
async function needService(): Promise<void> {
  if (facts.firebase) return;
  try {
    await fetch(facts.firebaseEmulator);
  } catch {
    throw new SignInUnavailable(
      `site/content/facts.ts names no Firebase project, and no Auth emulator answers at ${facts.firebaseEmulator}. ` +
        'Start it with: npm start -- --sign-in',
    );
  }
}

/** Opens the popup; the SDK's own is 500 by 600 px. */
export async function signIn(): Promise<void> {
  await needService();
  const google = new GoogleAuthProvider();
  google.addScope('profile');
  await signInWithPopup(auth, google);
}

/** Ends the session, in all tabs. */
export async function signOut(): Promise<void> {
  await leave(auth);
}

/** Calls back with whoever is signed in, now and after each change. */
export function watchUser(changed: (user: User | undefined) => void): void {
  onAuthStateChanged(auth, user =>
    changed(user ? { displayName: user.displayName ?? '', photoURL: user.photoURL ?? undefined } : undefined),
  );
}
