import { createTransport } from 'nodemailer';
import { kuwaitTime } from '../common/kuwait-time';
import { toDecimal } from '../common/money';
import type { Adapter } from './adapter';
import type { OrderNotice } from './order-notice';

/** Longest time in ms each step of the mail server may take. */
const SMTP_TIMEOUT = 10_000;

/** Mails each order to the shop, as plain text. `server` is an address such as `smtps://user:password@host`. */
export function mail(server: string, from: string, to: string): Adapter {
  const transport = createTransport(server, { from });
  Object.assign(transport.options, { connectionTimeout: SMTP_TIMEOUT, socketTimeout: SMTP_TIMEOUT });
  return {
    name: 'mail',
    deliver: async (notice, id) => {
      const { number, total, customerEmail } = notice.order;
      await transport.sendMail({
        to,
        ...(customerEmail ? { replyTo: customerEmail } : {}),
        subject: `Order ${number}: KWD ${toDecimal(total)}`,
        // The same id in every try: mail programs show a repeated mail once.
        messageId: `<order-${id}@${new URL(server).hostname || 'localhost'}>`,
        text: mailText(notice),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
  };
}

function mailText({ order, lines }: OrderNotice): string {
  const optional = (label: string, value: string | null) => (value ? [`${label}: ${value}`] : []);
  return [
    `Order ${order.number}, ${kuwaitTime(order.createdAt)}`,
    '',
    ...lines.map(line => `${line.quantity} x ${line.title} (${line.slug}) at ${toDecimal(line.unitPrice)}`),
    '',
    `Subtotal: KWD ${toDecimal(order.subtotal)}`,
    `Shipping: KWD ${toDecimal(order.shipping)}`,
    `Total: KWD ${toDecimal(order.total)}`,
    `Payment: ${order.paymentMethod === 'cash' ? 'cash on delivery' : 'KNET on delivery'}`,
    '',
    `Name: ${order.customerName}`,
    `Mobile: ${order.customerPhone}`,
    ...optional('Email', order.customerEmail),
    `Area: ${order.area}, ${order.governorate}`,
    // A line each: in one, a street in Arabic turns the numbers around it round.
    `Block: ${order.block}`,
    `Street: ${order.street}`,
    `Building: ${order.building}`,
    ...optional('Floor', order.floor),
    ...optional('Flat', order.flat),
    ...optional('Partner', order.partner),
    ...(order.notes ? ['Notes:', ...quoted(order.notes)] : []),
    '',
  ].join('\n');
}

/** A text of several lines, none of which can be taken for one of ours. */
const quoted = (text: string) => text.split(/[\n\u2028\u2029]/).map(line => `> ${line}`);
