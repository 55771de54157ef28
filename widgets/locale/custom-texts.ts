/** A page's own sentences of one element, by the names that its reference page lists. */
export type CustomSentences = Readonly<Record<string, string>>;

/** Messages with a page's own sentences in place of those of their names; names of inner ones are joined by dots. */
export function withCustomTexts<T>(messages: T, own: CustomSentences, path = ''): T {
  const replaced = Object.entries(messages as object).map(([key, message]) => {
    const name = path + key;
    const text = own[name];
    if (text !== undefined) return [key, inPlaceOf(message, text)];
    return [key, isGroup(message) ? withCustomTexts(message, own, `${name}.`) : message];
  });
  return (
    Array.isArray(messages) ? replaced.map(([, message]) => message) : Object.fromEntries(replaced)
  ) as T;
}

const isGroup = (message: unknown): message is object => typeof message === 'object' && message !== null;

/** The text as its message is used: with `{1}`, `{2}` for what it is told, or whole where the message has parts. */
function inPlaceOf(message: unknown, text: string): unknown {
  if (typeof message === 'function')
    return (...values: readonly unknown[]) => text.replace(/\{(\d)\}/g, (_, at) => `${values[at - 1] ?? ''}`);
  return Array.isArray(message) ? message.map((_, at) => (at === 0 ? text : '')) : text;
}
