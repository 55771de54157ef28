// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { referringPartner, takeReferral } from '../../../widgets/stores/referral';
import { FakeStorage } from './fake-storage';

const DAY = 86_400_000;

function arriveAt(address: string): void {
  history.replaceState(null, '', address);
  takeReferral();
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeStorage());
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL('http://shop.test/');
});

test.each(['/', '/product/toner?ref=acme.com', '/ar/ink-toner-finder/hp?brand=x&ref=acme.com#top'])(
  'F59 ref is read on %s and leaves the address',
  address => {
    arriveAt(address);
    expect(referringPartner()).toBe(address.includes('ref') ? 'acme.com' : undefined);
    expect(location.href).not.toContain('ref=');
    expect(location.pathname + location.hash).toBe(
      new URL(address, 'http://shop.test').pathname + location.hash,
    );
  },
);

test('F59 the last ref counts, and a bad one never replaces a good one', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  arriveAt('/?ref=first');
  arriveAt('/cart?ref=last');
  for (const bad of ['two words', 'شركة', '', 'x'.repeat(65)]) {
    warn.mockClear();
    arriveAt(`/?ref=${encodeURIComponent(bad)}`);
    expect(warn).toHaveBeenCalledOnce();
    expect(referringPartner()).toBe('last');
  }
});

test('F59 a ref counts for 30 days', () => {
  vi.useFakeTimers();
  arriveAt('/?ref=acme');
  vi.advanceTimersByTime(29 * DAY);
  expect(referringPartner()).toBe('acme');
  vi.advanceTimersByTime(2 * DAY);
  expect(referringPartner()).toBeUndefined();
  vi.useRealTimers();
});

test('a ref taken by a clock that was years ahead counts no longer', () => {
  vi.useFakeTimers();
  const today = Date.now();
  vi.setSystemTime(today + 3_650 * DAY);
  arriveAt('/?ref=acme');
  expect(referringPartner()).toBe('acme');
  vi.setSystemTime(today);
  expect(referringPartner()).toBeUndefined();
  vi.useRealTimers();
});
