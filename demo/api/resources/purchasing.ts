import type { FastifyInstance } from 'fastify';
import { Problem } from '../common/problems';
import type { Resources } from './resources';
import { purchasingRoute } from './route-schemas';

/**
 * What the shop's quick order reads of a catalogue call (Open Catalog Interface 4.0 and 5.0). The rest is not passed on:
 * many systems send a user's name and password along, which belong into no address.
 */
const PASSED_ON: readonly string[] = ['HOOK_URL', '~TARGET', 'RETURNTARGET'];
/** Characters that all of it together may have as an address: servers of pages take no longer ones. */
const MAX_LENGTH = 4_000;

/**
 * `POST /api/v2/oci`: a purchasing system's catalogue call by POST, which files of a site can't take, sent on to the
 * shop's quick order as the GET that it takes. Whether a list may go back to the system is decided there.
 */
export function purchasing(app: FastifyInstance, { settings: { shopUrl } }: Resources): void {
  // A form is read here alone: an order is never taken from one.
  app.register(async forms => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    forms.post('/api/v2/oci', purchasingRoute, async ({ body }, reply) => {
      if (!(body instanceof URLSearchParams)) throw new Problem('unsupported-media-type');
      const passed = new URLSearchParams();
      for (const [name, value] of body) {
        const upper = name.toUpperCase();
        if (PASSED_ON.includes(upper) && !passed.has(upper)) passed.set(upper, value);
      }
      const question = passed.toString();
      if (question.length > MAX_LENGTH) throw new Problem('too-large');
      return reply
        .code(303)
        .header('cache-control', 'no-store')
        .header('location', `${shopUrl}/quick-order${question && `?${question}`}`)
        .send();
    });
  });
}
