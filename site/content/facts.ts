import type { Language } from '../address';

/**
 * What the shop says of itself everywhere. All of it is for the owner to confirm before the shop opens: name, numbers,
 * addresses and accounts here are examples.
 */
export const facts = {
  name: { en: 'TASS', ar: 'تاس' },
  phone: '+965 2200 0000',
  /** WhatsApp number, digits alone. */
  whatsappNumber: '96550000000',
  email: 'hello@tass.example',
  address: {
    en: { street: 'Fahad Al-Salem Street, Qibla', city: 'Kuwait City', country: 'Kuwait' },
    ar: { street: 'شارع فهد السالم، القبلة', city: 'مدينة الكويت', country: 'الكويت' },
  },
  /** Opening hours on every day of the week. */
  hours: { opens: '08:00', closes: '22:00' },
  map: 'https://www.google.com/maps/search/?api=1&query=Fahad+Al-Salem+Street+Kuwait+City',
  facebook: 'https://www.facebook.com/tass.kuwait',
  instagram: 'https://www.instagram.com/tass.kuwait',
  whatsapp: 'https://wa.me/96550000000',
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

/** The office's address in one line. */
export function addressLine(lang: Language): string {
  const { street, city, country } = facts.address[lang];
  return [street, city, country].join(lang === 'ar' ? '، ' : ', ');
}
