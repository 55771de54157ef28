const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text as content or as a quoted attribute of HTML or XML. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, character => ESCAPES[character] as string);
}

/** A value as JSON that can't end the script element it stands in. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
