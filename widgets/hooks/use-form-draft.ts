import { type FormEventHandler, type RefObject, useEffect, useRef } from 'react';
import { writeText } from '../stores/storage';
import { readJson, writeJson } from '../stores/stored-json';

interface FormDraft<Form> {
  /** For what holds the fields. */
  readonly ref: RefObject<Form | null>;
  /** For the same: keeps what stands in the fields. */
  readonly onInput: FormEventHandler<Form>;
  forget(): void;
}

const fieldsOf = (form: Element) =>
  form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');

/**
 * Keeps what is typed into text fields for this tab's visit: a reload, Back and the other language find it again. What is
 * typed already, and fields of another name, stay as they are.
 */
export function useFormDraft<Form extends HTMLElement>(key: string): FormDraft<Form> {
  const ref = useRef<Form>(null);
  useEffect(() => {
    const left = (readJson(key, 'sessionStorage') ?? {}) as Readonly<Record<string, unknown>>;
    for (const field of ref.current ? fieldsOf(ref.current) : []) {
      const text = left[field.name];
      if (field.value === field.defaultValue && typeof text === 'string') field.value = text;
    }
  }, [key]);
  return {
    ref,
    onInput: ({ currentTarget }) => {
      const typed = [...fieldsOf(currentTarget)].map(({ name, value }) => [name, value]);
      writeJson(key, Object.fromEntries(typed), 'sessionStorage');
    },
    forget: () => void writeText(key, undefined, 'sessionStorage'),
  };
}
