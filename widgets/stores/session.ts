import { createStore } from 'zustand/vanilla';
import { pageSingleton } from './page-singleton';

/** Somebody who is signed in. */
export interface User {
  readonly displayName: string;
  readonly photoURL: string | undefined;
}

/** What a provider throws where nobody can sign in at all, for the shop has no identity service. */
export class SignInUnavailable extends Error {
  override name = 'SignInUnavailable';
}

/** Whoever signs people in. Widgets know none: the site gives them its own. */
export interface SignInProvider {
  signIn(): Promise<void>;
  signOut(): Promise<void>;
  /** Calls back with whoever is signed in, after each change. Returns what ends that. */
  watch(changed: (user: User | undefined) => void): () => void;
}

interface Session {
  /** `busy` while somebody signs in or out. */
  readonly status: 'out' | 'busy' | 'in';
  readonly user?: User | undefined;
  /** Whether this page can sign people in. */
  readonly available: boolean;
}

const made = pageSingleton('session', () => ({
  session: createStore<Session>(() => ({ status: 'out', available: false })),
  provider: undefined as SignInProvider | undefined,
}));

/** Whoever is signed in on this page. */
export const session = made.session;

/** Where the session stands when no sign-in or sign-out is under way. */
const restingStatus = (user: User | undefined) => (user ? 'in' : 'out');

/** Gives the page its provider; the session follows whoever that says is signed in. */
export function setSignInProvider(provider: SignInProvider): void {
  made.provider = provider;
  session.setState({ available: true });
  // The service's first word, that nobody is there, comes while its popup opens.
  provider.watch(user =>
    session.setState(({ status }) => ({
      user,
      status: !user && status === 'busy' ? 'busy' : restingStatus(user),
    })),
  );
}

/**
 * Signs in or out; a failure is logged only (specification, section 8), and the button is usable again. Promises
 * 'unavailable' where nobody can sign in at all.
 */
async function attempt(what: 'signIn' | 'signOut'): Promise<'unavailable' | undefined> {
  if (!made.provider) return 'unavailable';
  if (session.getState().status === 'busy') return undefined;
  session.setState({ status: 'busy' });
  try {
    await made.provider[what]();
    return undefined;
  } catch (error) {
    console.error('Sign-in:', error);
    return error instanceof Error && error.name === 'SignInUnavailable' ? 'unavailable' : undefined;
  } finally {
    session.setState(({ user, status }) => ({ status: status === 'busy' ? restingStatus(user) : status }));
  }
}

/** Opens the provider's way to sign in. */
export const signIn = () => attempt('signIn');
/** Signs whoever is there out. */
export const signOut = () => attempt('signOut');
