import {
  CLOSED_DAYS,
  DELIVERY_DAYS,
  FAR_AREAS,
  ORDER_BY_HOUR,
  RETURN_DAYS,
  WARRANTY_MONTHS,
} from '../../widgets/data/sale-terms';
import { day } from '../../widgets/locale/date';
import { COMMAS, type Language } from '../../widgets/locale/languages';

const examples = new Set<unknown>();

/** Marks what only looks like the real thing. */
function example<const Value>(value: Value): Value {
  examples.add(value);
  return value;
}

/**
 * What the shop says of itself everywhere: the shop's settings file.
 *
 * TO BE CONFIRMED BY THE OWNER before the shop opens: whatever stands in `example(…)` is replaced whole by the real thing,
 * and `npm run build` names what is left. So are the promises that the texts of `{en,ar}/terms.ts` and
 * `{en,ar}/privacy.ts` make; have them read by a lawyer in Kuwait.
 */
export const facts = {
  name: { en: 'TASS', ar: 'تاس' },
  /** Who the customer buys from, as registered. */
  legalName: example({ en: 'TASS Printing Supplies Co. W.L.L.', ar: 'شركة تاس لمستلزمات الطباعة ذ.م.م.' }),
  /** Number of the commercial licence of the Ministry of Commerce and Industry; shown in the terms. */
  commercialLicence: example('0000/0000'),
  /** Telephone of the Ministry of Commerce and Industry for consumers' complaints. */
  consumerHotline: '135',
  /**
   * Months for which TASS products are replaced or refunded when they fail, and days in which goods may be returned. These,
   * and when an order comes, are said on partners' pages too and stand in `widgets/data/sale-terms.ts`.
   */
  warrantyMonths: WARRANTY_MONTHS,
  returnDays: RETURN_DAYS,
  /** When an order comes, as `widgets/data/sale-terms.ts` says it: the mark here is taken off when that is right. */
  delivery: example({
    orderByHour: ORDER_BY_HOUR,
    closedDays: CLOSED_DAYS,
    days: DELIVERY_DAYS,
    farAreas: FAR_AREAS,
  }),
  /** Date of the terms and the privacy policy, ISO 8601. */
  policiesDate: example('2026-01-01'),
  /** Kuwaiti land line: 8 digits after the country's code. */
  phone: example('+965 2200 0000'),
  /** WhatsApp number; its digits are those of the link below. */
  whatsappNumber: example('+965 5000 0000'),
  email: example('hello@tass.example'),
  address: example({
    en: { street: 'Fahad Al-Salem Street, Qibla', city: 'Kuwait City', country: 'Kuwait' },
    ar: { street: 'شارع فهد السالم، القبلة', city: 'مدينة الكويت', country: 'الكويت' },
  }),
  /** Where the office stands, in degrees. */
  geo: example({ latitude: 29.3697, longitude: 47.9722 }),
  /** Cheapest and dearest goods, in round numbers. */
  priceRange: 'KWD 0.8 – 220',
  /** Opening hours on every day of the week. */
  hours: { opens: '08:00', closes: '22:00' },
  map: example('https://www.google.com/maps/search/?api=1&query=Fahad+Al-Salem+Street+Kuwait+City'),
  facebook: example('https://www.facebook.com/tass.kuwait'),
  instagram: example('https://www.instagram.com/tass.kuwait'),
  whatsapp: example('https://wa.me/96550000000'),
  /** Who built the site. */
  builder: example({ name: 'Inkwell Studio', href: 'https://inkwell.example' }),
  /**
   * Firebase project for sign-in with Google; without one the Firebase Auth emulator is used, which is for
   * development.
   */
  firebase: undefined as { apiKey: string; authDomain: string; projectId: string } | undefined,
  /** Where the emulator answers. */
  firebaseEmulator: 'http://localhost:9099',
} as const;

/** The facts that are still examples, by name. */
export function exampleFacts(): [name: string, value: unknown][] {
  return Object.entries(facts).filter(([, value]) => examples.has(value));
}

/** The phone number for a sentence, where no line ends inside it. */
export const phoneInText = facts.phone.replaceAll(' ', '\u00a0');

/** The WhatsApp number as links and settings have it: digits alone. */
export const whatsAppDigits = facts.whatsappNumber.replace(/\D/g, '');

/** The office's address in one line. */
export function addressLine(lang: Language): string {
  const { street, city, country } = facts.address[lang];
  return [street, city, country].join(COMMAS[lang]);
}

/** The date of the terms and the privacy policy in words. */
export function policiesDate(lang: Language): string {
  return day(Date.parse(facts.policiesDate), lang);
}
