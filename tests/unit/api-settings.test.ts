import { expect, test } from 'vitest';
import { readSettings } from '../../demo/api/settings';

test.each([
  [{ API_PORT: '99999' }, 'API_PORT must be at most 65535, not "99999".'],
  [{ RATE_ORDERS: ' ' }, 'RATE_ORDERS must be a whole number, not " ".'],
  [{ RATE_ORDERS: '6e1' }, 'RATE_ORDERS must be a whole number, not "6e1".'],
  [{ LOG_LEVEL: 'verbose' }, 'LOG_LEVEL must be debug, info, warn, error, silent, not "verbose".'],
  [{ RATE_EXEMPT: '127.0.0.1, builder' }, 'RATE_EXEMPT holds "builder", which is no IP address.'],
  [{ METRICS_FROM: '10.0.0.0/8' }, 'METRICS_FROM holds "10.0.0.0/8", which is no IP address.'],
  [{ ORDER_ORIGINS: 'localhost:8090' }, 'ORDER_ORIGINS must be an http or https address, not "local'],
  [{ ORDER_ORIGINS: 'https://a.example, data:,' }, 'ORDER_ORIGINS must be an http or https address'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY holds "true", which is no IP address, no network'],
  [{ TRUST_PROXY: '0.0.0.0/0' }, 'TRUST_PROXY holds "0.0.0.0/0", which is no IP address, no network'],
  [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY holds "10.0.0.0/33", which is no IP address, no network'],
  [{ DATABASE_URL: 'mysql://shop:secret@host/shop' }, 'DATABASE_URL must be like postgres://'],
  [{ SMTP_URL: 'mail.example.com', MAIL_FROM: 'a@b.c', MAIL_TO: 'a@b.c' }, 'SMTP_URL must be like smtps://'],
  [{ SMTP_URL: 'smtp://host:99999', MAIL_FROM: 'a@b.c', MAIL_TO: 'a@b.c' }, 'SMTP_URL must be like smtps://'],
  [{ SMTP_URL: 'smtp://host', MAIL_FROM: 'shop', MAIL_TO: 'a@b.c' }, 'MAIL_FROM must be a mail address'],
])('%o is refused by its name', (env: Record<string, string>, sentence) => {
  expect(() => readSettings(env)).toThrow(sentence);
  expect(() => readSettings(env)).not.toThrow(/secret/);
});

test('what is usual is taken', () => {
  const { orderOrigins, trustProxy, rates, metricsFrom, logLevel } = readSettings({
    SHOP_URL: 'https://shop.example',
    ORDER_ORIGINS: 'https://Dealer.example/, http://localhost:8090/page',
    TRUST_PROXY: 'loopback, 10.0.0.0/8,2001:db8::/32',
    RATE_EXEMPT: '127.0.0.1,2001:DB8:0::1',
    METRICS_FROM: '',
    LOG_LEVEL: 'WARN',
    DATABASE_URL: 'postgres://shop:secret@first,second:5433/shop',
    SMTP_URL: 'smtps://shop%40example.com:secret@mail.example.com',
    MAIL_FROM: 'TASS <shop@example.com>',
    MAIL_TO: 'a@example.com, b@example.com',
  });
  expect(orderOrigins).toEqual(['https://shop.example', 'https://dealer.example', 'http://localhost:8090']);
  expect(trustProxy).toEqual(['loopback', '10.0.0.0/8', '2001:db8::/32']);
  expect(rates.exempt).toEqual(['127.0.0.1', '2001:db8::1']);
  expect(metricsFrom).toEqual([]);
  expect(logLevel).toBe('warn');
});
