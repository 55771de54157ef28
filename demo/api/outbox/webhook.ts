import { createHmac } from 'node:crypto';
import type { Adapter } from './adapter';
import { noticeJson } from './order-notice';

/** Longest time in ms the receiver may take. */
const RESPONSE_TIMEOUT = 10_000;

/**
 * Posts each order to an address. The receiver knows a repeated notice by `Webhook-Id`, and ours by
 * `Webhook-Signature`: HMAC-SHA256 of `id.timestamp.body` under the shared secret, in hex.
 */
export function webhook(url: string, secret: string): Adapter {
  return {
    name: 'webhook',
    deliver: async (notice, id) => {
      const body = JSON.stringify({ type: 'order.placed', data: noticeJson(notice) });
      const timestamp = Math.floor(Date.now() / 1_000);
      const answer = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(RESPONSE_TIMEOUT),
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': String(timestamp),
          'webhook-signature': createHmac('sha256', secret)
            .update(`${id}.${timestamp}.${body}`)
            .digest('hex'),
        },
        body,
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`The webhook answered ${answer.status}.`);
    },
  };
}
