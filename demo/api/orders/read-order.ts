import type { FastifySchemaValidationError } from 'fastify/types/schema';
import type { Language } from '../common/language';
import { messages } from '../common/messages';
import { type Fils, toFils } from '../common/money';
import { type FieldFault, Problem } from '../common/problems';
import { mobileNumber } from './mobile-number';
import { MAX_LINES, type OrderPayload, partnerOf } from './payload';
import type { OrderRules } from './rules';

/** An order as it can be placed: texts tidied, lines of the same product merged and sorted by slug. */
export interface OrderRequest {
  customer: { name: string; phone: string; email: string | null };
  address: {
    governorate: string;
    area: string;
    block: string;
    street: string;
    building: string;
    floor: string | null;
    flat: string | null;
    notes: string | null;
  };
  lines: { slug: string; quantity: number }[];
  paymentMethod: OrderPayload['payment_method'];
  expectedTotal: Fils;
  partner: string;
  language: Language;
}

/** Values that a payload may have: an order with all lines has a third of it. */
const MAX_VALUES = 1_000;
/** Faults that are told. */
const MAX_FAULTS = 100;

/** Refuses a payload of far more values than an order has, before each of them is looked at. */
export function refuseOversized(payload: unknown, language: Language): void {
  const own = Object.entries(record(payload)).filter(([name]) => name !== 'partner');
  const values: unknown[] = own.map(([, value]) => value);
  for (let at = 0; at < values.length && values.length <= MAX_VALUES; at++)
    values.push(...Object.values(record(values[at])));
  if (values.length <= MAX_VALUES) return;
  const { items } = record(payload);
  const field = Array.isArray(items) && items.length > MAX_LINES ? 'items' : '';
  throw new Problem('invalid', { errors: [{ field, message: sentence(field, 'unknownField', language) }] });
}

/**
 * Turns a payload into an order. Throws `invalid` with the faulty fields at once, those the schema found
 * (`schemaFaults`) and those only the shop knows: numbers, areas, texts without a letter.
 */
export function readOrder(
  payload: OrderPayload,
  schemaFaults: readonly FastifySchemaValidationError[],
  { areas, limits, whatsapp }: OrderRules,
  language: Language,
): OrderRequest {
  const faults = new Map<string, string>();
  const say = (field: string) => faults.set(field, sentence(field, 'unusableField', language));
  for (const fault of schemaFaults) {
    const [field, kind] = fieldOf(fault);
    if (!faults.has(field)) faults.set(field, sentence(field, kind, language));
  }
  for (const field of shopFaults(payload, areas)) say(field);
  const atMost = messages[language].limits.line(limits.linePieces, whatsapp);
  for (const field of linesBeyond(limits.linePieces, payload)) faults.set(field, atMost);
  if (faults.size > 0) {
    const errors: FieldFault[] = [...faults]
      .slice(0, MAX_FAULTS)
      .map(([field, message]) => ({ field, message }));
    throw new Problem('invalid', { errors });
  }
  return tidy(payload);
}

/** Faults beyond the schema. The payload may be anything here, so each value is looked at before it is used. */
function* shopFaults(payload: unknown, areas: OrderRules['areas']): Iterable<string> {
  const customer = record(record(payload).customer);
  const address = record(record(payload).address);
  if (typeof customer.name === 'string' && !isReadable(customer.name)) yield 'customer.name';
  if (typeof customer.phone === 'string' && mobileNumber(customer.phone) === null) yield 'customer.phone';
  if (typeof customer.email === 'string' && !isEmail(emailOf(customer.email))) yield 'customer.email';
  const inside = typeof address.governorate === 'string' ? areas.get(address.governorate) : undefined;
  if (typeof address.governorate === 'string' && !inside) yield 'address.governorate';
  if (inside && typeof address.area === 'string' && !inside.has(address.area)) yield 'address.area';
  for (const name of ['block', 'street', 'building']) {
    const value = address[name];
    if (typeof value === 'string' && !isReadable(value)) yield `address.${name}`;
  }
}

/** Quantities of products of which there are more than `most` in the payload. */
function* linesBeyond(most: number, payload: unknown): Iterable<string> {
  const { items } = record(payload);
  if (most === 0 || !Array.isArray(items)) return;
  const lines = items.map(record);
  const pieces = (slug: unknown) =>
    lines.reduce((sum, line) => sum + (line.slug === slug ? Number(line.quantity) : 0), 0);
  for (const [at, { slug }] of lines.slice(0, MAX_LINES).entries())
    if (pieces(slug) > most) yield `items.${at}.quantity`;
}

function tidy(payload: OrderPayload): OrderRequest {
  const { customer, address } = payload;
  const optional = (text: string | undefined) => (text === undefined ? null : line(text) || null);
  const quantities = new Map<string, number>();
  for (const { slug, quantity } of payload.items)
    quantities.set(slug, (quantities.get(slug) ?? 0) + quantity);
  return {
    customer: {
      name: line(customer.name),
      phone: mobileNumber(customer.phone) ?? '',
      email: customer.email === undefined ? null : emailOf(customer.email) || null,
    },
    address: {
      governorate: address.governorate,
      area: address.area,
      block: line(address.block),
      street: line(address.street),
      building: line(address.building),
      floor: optional(address.floor),
      flat: optional(address.flat),
      notes: address.notes === undefined ? null : lines(address.notes) || null,
    },
    lines: [...quantities]
      .map(([slug, quantity]) => ({ slug, quantity }))
      .sort((a, b) => (a.slug < b.slug ? -1 : 1)),
    paymentMethod: payload.payment_method,
    expectedTotal: toFils(payload.expected_total) ?? -1,
    partner: partnerOf(payload.partner),
    language: payload.lang,
  };
}

/** Whether a text has a letter or digit that is seen: some letters, such as the Hangul filler, are blank. */
const isReadable = (text: string) => /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u.test(text);

/** One line of text: no control characters, no marks that turn the direction of what follows. */
function line(text: string): string {
  return lines(text).replace(/\s+/g, ' ');
}

function lines(text: string): string {
  // Through bytes and back: halves of characters, which no database takes, become the replacement character.
  const whole = Buffer.from(text).toString();
  return (
    whole
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, ' ')
      .trim()
  );
}

/** A mail address without the marks of direction that come along when it is copied. */
const emailOf = (text: string) => line(text.replace(/\p{Cf}/gu, ''));

function isEmail(text: string): boolean {
  return text === '' || /^[^\s@<>",;:()[\]\\]+@[^\s@<>"',;:()[\]\\]+\.[\p{L}\d-]{2,}$/u.test(text);
}

/** The field a schema fault is about, and which general sentence fits. */
function fieldOf(
  fault: FastifySchemaValidationError,
): [field: string, kind: 'unknownField' | 'missingField' | 'unusableField'] {
  const base = fault.instancePath.slice(1).replaceAll('/', '.');
  const within = (name: unknown) => [base, String(name)].filter(Boolean).join('.');
  if (fault.keyword === 'required') return [within(fault.params.missingProperty), 'missingField'];
  if (fault.keyword === 'additionalProperties')
    return [within(fault.params.additionalProperty).slice(0, 100), 'unknownField'];
  return [base, 'unusableField'];
}

function sentence(
  field: string,
  otherwise: 'unknownField' | 'missingField' | 'unusableField',
  language: Language,
): string {
  const { fields, ...general } = messages[language];
  const name = field.replace(/\.\d+/, '');
  return (Object.hasOwn(fields, name) ? fields[name] : undefined) ?? general[otherwise];
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
