import { writeText } from '../../stores/storage';
import { readJson, writeJson } from '../../stores/stored-json';

const KEY = 'tass-contact';

/** Keeps what stands in the form for this tab's visit: a reload, Back and the other language find it again. */
export const saveMessage = (form: HTMLFormElement): void =>
  void writeJson(KEY, Object.fromEntries(new FormData(form)), 'sessionStorage');

export const forgetMessage = (): void => void writeText(KEY, undefined, 'sessionStorage');

/** Fills in what was left, where nothing is typed yet. */
export function restoreMessage(form: HTMLFormElement): void {
  const left = (readJson(KEY, 'sessionStorage') ?? {}) as Readonly<Record<string, unknown>>;
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    const text = left[field.name];
    if (field.value === '' && typeof text === 'string') field.value = text;
  }
}
