import type { ApiError } from '../../api/client';
import { listOf, shape, text } from '../../api/schemas';
import type { OrderedLine } from '../../stores/order-attempt';
import { type Faults, FIELDS, type Field } from './validate';

/** Sentences about lines, by the line's slug. */
export type LineFaults = ReadonlyMap<string, string>;

const errors = listOf(shape<{ field: string; message: string }>({ field: text, message: text }));

const isField = (name: string): name is Field => FIELDS.some(field => field === name);

/** Sorts what the host finds wrong by its place: fields of the form, and lines (`items.2.quantity`) of the order. */
export function answeredFaults(
  { problem }: ApiError,
  lines: readonly OrderedLine[],
): { readonly faults: Faults; readonly lineFaults: LineFaults } {
  const faults: Partial<Record<Field, { readonly text: string }>> = {};
  const lineFaults = new Map<string, string>();
  for (const { field, message } of errors(problem?.errors) ?? []) {
    const [part = field, name = part] = field.split('.');
    const line = part === 'items' ? lines[Number(name)] : undefined;
    if (line) lineFaults.set(line.slug, message);
    else if (isField(name)) faults[name] = { text: message };
  }
  return { faults, lineFaults };
}
