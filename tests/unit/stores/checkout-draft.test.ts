// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import {
  checkoutDraft,
  concludeDraft,
  forgetDraft,
  saveFields,
} from '../../../widgets/stores/checkout-draft';
import { FakeStorage } from './fake-storage';

// After an order nothing of who ordered stays, unless the shopper asked for it.

const stored = () => localStorage.getItem('tass-checkout') ?? '';
const details = { name: 'Noura', phone: '50123456', notes: 'Ring twice' };

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeStorage());
  forgetDraft();
});

test('what changes is kept beside the rest', () => {
  saveFields(details);
  saveFields({ name: 'Sara', email: 'sara@example.com' });
  const kept = { ...details, name: 'Sara', email: 'sara@example.com' };
  expect(checkoutDraft.getState().fields).toEqual(kept);
  expect(JSON.parse(stored()).fields).toEqual(kept);
});

test('what was typed goes with the order', () => {
  saveFields(details);
  concludeDraft();
  expect(checkoutDraft.getState().fields).toEqual({});
  expect(stored()).toBe('');
});

test('on request it stays for the next order, notes aside, until it is forgotten', () => {
  saveFields({ ...details, remember: 'yes' });
  concludeDraft();
  expect(checkoutDraft.getState().fields).toEqual({ name: 'Noura', phone: '50123456', remember: 'yes' });
  expect(stored()).toContain('Noura');
  forgetDraft();
  expect(stored()).toBe('');
});
