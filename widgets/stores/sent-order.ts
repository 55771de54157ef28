import { readText, writeText } from './storage';

const KEY = 'tass-sent-order';

/** Notes the order whose payment is about to happen elsewhere. */
export function rememberSentOrder(number: string): void {
  writeText(KEY, number);
}

/** True once, and only for the order this browser just sent. */
export function takeSentOrder(number: string): boolean {
  if (readText(KEY) !== number) return false;
  writeText(KEY, undefined);
  return true;
}
