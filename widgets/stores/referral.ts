import { readText, writeText } from './storage';

const PARTNER = 'tass-ref';
const SENT = 'tass-sent-order';

/** The partner whose link brought this visit, for its orders. */
export function partnerOfVisit(): string | undefined {
  return readText(PARTNER, 'sessionStorage') ?? undefined;
}

export function rememberPartner(ref: string): void {
  writeText(PARTNER, ref, 'sessionStorage');
}

/** Notes the order whose payment is about to happen elsewhere. */
export function rememberSentOrder(number: string): void {
  writeText(SENT, number);
}

/** True once, and only for the order this browser just sent. */
export function takeSentOrder(number: string): boolean {
  if (readText(SENT) !== number) return false;
  writeText(SENT, undefined);
  return true;
}
