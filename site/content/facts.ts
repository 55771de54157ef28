import type { Language } from '../common/address';

/**
 * What the shop says of itself everywhere: the shop's settings file.
 *
 * TO BE CONFIRMED BY THE OWNER before the shop opens. Everything here is an example that looks like the real thing:
 * names, registration, address, numbers, accounts and links. So are the promises that the texts of
 * `{en,ar}/terms.ts` and `{en,ar}/privacy.ts` make; have them read by a lawyer in Kuwait.
 */
export const facts = {
  name: { en: 'TASS', ar: 'تاس' },
  /** Who the customer buys from, as registered. */
  legalName: { en: 'TASS Printing Supplies Co. W.L.L.', ar: 'شركة تاس لمستلزمات الطباعة ذ.م.م.' },
  /** Number of the commercial licence of the Ministry of Commerce and Industry; shown in the terms. */
  commercialLicence: '0000/0000',
  /** Telephone of the Ministry of Commerce and Industry for consumers' complaints. */
  consumerHotline: '135',
  /** Months for which TASS products are replaced or refunded when they fail. */
  warrantyMonths: 12,
  /** Date of the terms and the privacy policy, ISO 8601. */
  policiesDate: '2026-01-01',
  /** Kuwaiti land line: 8 digits after the country's code. */
  phone: '+965 2200 0000',
  /** WhatsApp number; its digits are those of the link below. */
  whatsappNumber: '+965 5000 0000',
  email: 'hello@tass.example',
  address: {
    en: { street: 'Fahad Al-Salem Street, Qibla', city: 'Kuwait City', country: 'Kuwait' },
    ar: { street: 'شارع فهد السالم، القبلة', city: 'مدينة الكويت', country: 'الكويت' },
  },
  /** Where the office stands, in degrees. */
  geo: { latitude: 29.3697, longitude: 47.9722 },
  /** Opening hours on every day of the week. */
  hours: { opens: '08:00', closes: '22:00' },
  map: 'https://www.google.com/maps/search/?api=1&query=Fahad+Al-Salem+Street+Kuwait+City',
  facebook: 'https://www.facebook.com/tass.kuwait',
  instagram: 'https://www.instagram.com/tass.kuwait',
  whatsapp: 'https://wa.me/96550000000',
  /**
   * Whether the shop may be installed and opens without a connection. `false` is the way back: the next visit takes
   * the service worker and all it kept from the shopper's device.
   */
  offline: true,
  /** Who built the site. */
  builder: { name: 'Inkwell Studio', href: 'https://inkwell.example' },
  /**
   * Firebase project for sign-in with Google; without one the Firebase Auth emulator is used, which is for
   * development.
   */
  firebase: undefined as { apiKey: string; authDomain: string; projectId: string } | undefined,
  /** Where the emulator answers. */
  firebaseEmulator: 'http://localhost:9099',
} as const;

/** The WhatsApp number as links and settings have it: digits alone. */
export const whatsAppDigits = facts.whatsappNumber.replace(/\D/g, '');

/** The office's address in one line. */
export function addressLine(lang: Language): string {
  const { street, city, country } = facts.address[lang];
  return [street, city, country].join(lang === 'ar' ? '، ' : ', ');
}

/** The date of the terms and the privacy policy in words. */
export function policiesDate(lang: Language): string {
  const words = new Intl.DateTimeFormat(lang === 'ar' ? 'ar-KW-u-nu-latn' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return words.format(new Date(facts.policiesDate));
}
