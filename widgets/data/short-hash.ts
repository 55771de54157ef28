/** Seven letters and digits made from a text: the same for the same text, in all likelihood others for another. */
export function shortHash(text: string): string {
  let hash = 0;
  for (const letter of text) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0;
  return (hash >>> 0).toString(36).padStart(7, '0');
}
