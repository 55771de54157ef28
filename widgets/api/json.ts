// As the browser brings them: pages replace them later.
const { parse, stringify } = JSON;

/** What a JSON text holds; throws where it is none. */
export const fromJson: (text: string) => unknown = text => parse(text);

/**
 * A value as JSON. Old libraries add `toJSON` to arrays and objects, and so turn lists into quoted text; only keys of
 * the value's own count here.
 */
export function toJson(value: unknown): string {
  let text = '';
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) text += `${index ? ',' : ''}${toJson(value[index])}`;
    return `[${text}]`;
  }
  if (typeof value === 'object' && value !== null) {
    for (const key of Object.keys(value)) {
      const field = (value as Record<string, unknown>)[key];
      if (field !== undefined && typeof field !== 'function')
        text += `${text ? ',' : ''}${stringify(key)}:${toJson(field)}`;
    }
    return `{${text}}`;
  }
  return stringify(value) ?? 'null';
}
