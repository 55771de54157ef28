import { LANGUAGES } from '../../../widgets/locale/languages';
import { facts } from '../../content/facts';

/** Where it stands (RFC 9116). */
export const SECURITY_TEXT = '/.well-known/security.txt';

const DAY = 86_400_000;
/** Time in ms for which it may be believed: a little less than the year that the standard allows. */
const VALID = 360 * DAY;

/** Whom to tell of a weakness; of all builds of a day the same. `now` in ms since 1970. */
export const securityText = (shop: string, now = Date.now()): string =>
  [
    `Contact: mailto:${facts.email}`,
    `Expires: ${new Date(now - (now % DAY) + VALID).toISOString()}`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    `Canonical: ${shop}${SECURITY_TEXT}`,
    '',
  ].join('\n');
