import { mobileNumber } from '../../data/mobile-number';

/** Fields of the form, in their order on the page. */
export const FIELDS = [
  'name',
  'phone',
  'email',
  'governorate',
  'area',
  'block',
  'street',
  'building',
  'floor',
  'flat',
  'notes',
] as const;

export type Field = (typeof FIELDS)[number];
export type Fields = Readonly<Partial<Record<Field | 'payment' | 'remember', string>>>;
/** What is wrong with a field; a name of a sentence. */
export type Fault = 'missing' | 'phone' | 'email' | 'area';
export type Faults = Readonly<Partial<Record<Field, Fault | { readonly text: string }>>>;

/** Most characters of each field, as the API takes them: a longer one it refuses as if it were missing. */
export const MAX_LENGTHS: Readonly<Record<Field, number>> = {
  name: 100,
  phone: 40,
  email: 254,
  governorate: 64,
  area: 64,
  block: 20,
  street: 100,
  building: 50,
  floor: 20,
  flat: 20,
  notes: 500,
};

const OPTIONAL: ReadonlySet<Field> = new Set<Field>(['email', 'floor', 'flat', 'notes']);

/** Checks what was typed (contract, section 5). `areas` are those of the chosen governorate. */
export function check(fields: Fields, areas: readonly string[]): Faults {
  const faults: Partial<Record<Field, Fault>> = {};
  for (const field of FIELDS) if (!OPTIONAL.has(field) && !fields[field]?.trim()) faults[field] = 'missing';
  if (!faults.phone && !mobileNumber(fields.phone ?? '')) faults.phone = 'phone';
  const email = fields.email?.trim();
  if (email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) faults.email = 'email';
  // Nobody can choose an area before its governorate.
  if (faults.governorate) delete faults.area;
  else if (!faults.area && !areas.includes(fields.area ?? '')) faults.area = 'area';
  return faults;
}
