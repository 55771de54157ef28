import { compact } from './normalise';

/** Shorter texts are words or quantities: "10l". */
const MIN_LENGTH = 4;
const CODE = /(?<![\p{L}\p{N}])[a-z\d][a-z\d-]*(?![\p{L}\p{N}])/giu;

/** A code as it looks: an O is a zero, an I or L a one. */
export function lookOf(text: string): string {
  return text.replaceAll('o', '0').replace(/[il]/g, '1');
}

/** True where a code of the same look may have been typed so: an I of its first letters is no one, as in "GI-420". */
export function mayBeTyped(code: string, typed: string): boolean {
  return [...typed.matchAll(/(?<=^[a-z]+)[il]/g)].every(({ 0: letter, index }) => code[index] === letter);
}

/** A query with codes and names typed in letters that look like their digits, "106RO2773", as `meant` has them. */
export function withLookAlikes(query: string, meant: (text: string) => string | undefined): string {
  return query.replace(CODE, typed => {
    const text = compact(typed);
    const mayBeCode = text.length >= MIN_LENGTH && /\d/.test(text) && /[oil01]/.test(text);
    return (mayBeCode ? meant(text) : undefined) ?? typed;
  });
}
