import { pageSingleton } from './page-singleton';

/** Longest time in ms an order waits for the code that confirms it. */
const LOAD_TIMEOUT = 3000;

type Load = () => Promise<unknown>;

/** Loads what is shown once an order is accepted, besides the dialog. */
const loads = pageSingleton('confirmation', () => new Set<Load>());

/** Has something loaded now, and waited for before an order is sent; what comes back takes that back. */
export function loadForConfirmation(load: Load): () => void {
  loads.add(load);
  load().catch(() => undefined);
  return () => void loads.delete(load);
}

/**
 * Whether everything that confirms an order is at hand, the page's order dialog too; false as soon as something can't
 * be had, and after 3 s. Asked before an order is sent: a deployment may take the files away meanwhile.
 */
export async function confirmationReady(): Promise<boolean> {
  const dialog = document.querySelector('tass-order-dialog');
  const all = [...loads].map(load => load());
  if (dialog) all.push(customElements.whenDefined(dialog.localName));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<boolean>(resolve => {
    timer = setTimeout(resolve, LOAD_TIMEOUT, false);
  });
  try {
    return await Promise.race([Promise.all(all).then(() => true), tooLate]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
