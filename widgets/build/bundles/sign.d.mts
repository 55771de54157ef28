import type { KeyObject } from 'node:crypto';

export const integrity: string;
export function publicKeyOf(secret: KeyObject): string;
export function signatureHeaders(
  body: string | Uint8Array,
  secret: KeyObject,
): Record<'Unencoded-Digest' | 'Signature-Input' | 'Signature', string>;
export function signLoader(folder: string): void;
export function loaderSignature(): Record<string, string>;
