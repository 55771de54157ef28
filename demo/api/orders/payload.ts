import type { Language } from '../common/language';

/** Contract, sections 5 and 6. */
const MAX_QUANTITY = 999;
export const MAX_LINES = 100;

/** No control characters and no halves of characters, which PostgreSQL's text does not hold. */
const SLUG = '^[^\\p{Cc}\\p{Cs}]*$';

/** The body of `POST /api/v2/order` as a client sends it. */
export interface OrderPayload {
  customer: { name: string; phone: string; email?: string };
  address: {
    governorate: string;
    area: string;
    block: string;
    street: string;
    building: string;
    floor?: string;
    flat?: string;
    notes?: string;
  };
  items: { slug: string; quantity: number }[];
  payment_method: 'cash' | 'knet_on_delivery';
  expected_total: string;
  /** Anything: what is no partner's id counts as none. */
  partner?: unknown;
  lang: Language;
}

/** What a partner's id is (contract, section 2). */
export const PARTNER = /^[A-Za-z0-9._-]{1,64}$/;

/** The partner an order is credited to; empty for the shop's own, and for what is no id. */
export function partnerOf(value: unknown): string {
  return typeof value === 'string' && PARTNER.test(value) ? value : '';
}

const text = (maxLength: number) => ({ type: 'string', maxLength }) as const;

function strict(properties: Record<string, object>, optional: string[] = []) {
  return {
    type: 'object',
    additionalProperties: false,
    properties,
    required: Object.keys(properties).filter(name => !optional.includes(name)),
  } as const;
}

/** The payload's JSON schema; unknown members are refused everywhere. */
export const orderSchema = strict(
  {
    customer: strict({ name: text(100), phone: text(40), email: text(254) }, ['email']),
    address: strict(
      {
        governorate: text(64),
        area: text(64),
        block: text(20),
        street: text(100),
        building: text(50),
        floor: text(20),
        flat: text(20),
        notes: text(500),
      },
      ['floor', 'flat', 'notes'],
    ),
    items: {
      type: 'array',
      minItems: 1,
      maxItems: MAX_LINES,
      items: strict({
        slug: { type: 'string', minLength: 1, maxLength: 200, pattern: SLUG },
        quantity: { type: 'integer', minimum: 1, maximum: MAX_QUANTITY },
      }),
    },
    payment_method: { type: 'string', enum: ['cash', 'knet_on_delivery'] },
    expected_total: { type: 'string', pattern: '^\\d{1,9}(\\.\\d{1,3})?$' },
    partner: { description: '1 to 64 letters, digits, ".", "_", "-"; anything else counts as not sent' },
    lang: { type: 'string', enum: ['en', 'ar'] },
  },
  ['partner'],
);
