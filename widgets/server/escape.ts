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
