import { describe, expect, it } from 'vitest';
import { orderSchema } from '../../../demo/api/orders/payload';
import { governorates } from '../../../widgets/data/kuwait';
import { mobileNumber } from '../../../widgets/data/mobile-number';
import { check, FIELDS, type Fields, MAX_LENGTHS } from '../../../widgets/elements/checkout/validate';

const AREAS = ['salmiya', 'hawalli'];
const GOOD: Fields = {
  name: 'Maha Al Salem',
  phone: '5012 3456',
  governorate: 'hawalli',
  area: 'salmiya',
  block: '4',
  street: '12',
  building: '8',
};

describe('a mobile number', () => {
  it.each([
    '50123456',
    '60123456',
    '90123456',
    '41123456',
    '5012 3456',
    '+965 5012 3456',
    '00965-50123456',
    '965 5012 3456',
    '(5012) 3456',
    '٥٠١٢٣٤٥٦',
    '+٩٦٥ ٥٠١٢ ٣٤٥٦',
    '۵۰۱۲۳۴۵۶',
    '+۹۶۵ ۵۰۱۲ ۳۴۵۶',
    '\u202a+965 5012 3456\u202c',
    '\u200f50123456\u200e',
    '5012\u20113456',
  ])('is read from %s', typed => {
    expect(mobileNumber(typed)).toMatch(/^[4569]\d{7}$/);
  });

  it('is the eight digits alone', () => {
    expect(mobileNumber('+965 (5012) 34-56')).toBe('50123456');
  });

  it.each([
    ['nothing', ''],
    ['seven digits', '5012345'],
    ['nine digits', '501234567'],
    ['a landline', '22001234'],
    ['another country', '+966 50123456'],
    ['letters', '5012345x'],
    ['two numbers', '50123456 60123456'],
  ])('is not %s', (_, typed) => {
    expect(mobileNumber(typed)).toBeUndefined();
  });
});

describe('the form', () => {
  it('takes what is needed and no more', () => {
    expect(check(GOOD, AREAS)).toEqual({});
  });

  it('names every field that is missing', () => {
    const faults = check({ governorate: 'hawalli' }, AREAS);
    const optional = ['email', 'governorate', 'floor', 'flat', 'notes'];
    expect(Object.keys(faults).sort()).toEqual(FIELDS.filter(field => !optional.includes(field)).sort());
    expect(new Set(Object.values(faults))).toEqual(new Set(['missing']));
  });

  it('asks for the area only once there is a governorate to choose it from', () => {
    expect(check({ ...GOOD, governorate: '', area: '' }, [])).toEqual({ governorate: 'missing' });
  });

  it.each(['name', 'block', 'street', 'building'] as const)('takes blanks in %s for nothing', field => {
    expect(check({ ...GOOD, [field]: ' \t ' }, AREAS)).toEqual({ [field]: 'missing' });
  });

  it('tells a wrong phone number from a missing one', () => {
    expect(check({ ...GOOD, phone: '22001234' }, AREAS)).toEqual({ phone: 'phone' });
    expect(check({ ...GOOD, phone: ' ' }, AREAS)).toEqual({ phone: 'missing' });
  });

  it.each(['maha', 'maha@', '@example.com', 'maha@example', 'ma ha@example.com'])(
    'refuses %s as an email',
    email => {
      expect(check({ ...GOOD, email }, AREAS)).toEqual({ email: 'email' });
    },
  );

  it.each(['maha@example.com', ' maha@example.com ', '', '  '])('takes “%s” as an email', email => {
    expect(check({ ...GOOD, email }, AREAS)).toEqual({});
  });

  it('takes only an area of the chosen governorate', () => {
    expect(check({ ...GOOD, area: 'jahra' }, AREAS)).toEqual({ area: 'area' });
  });
});

describe('Kuwait', () => {
  it('has six governorates, each with areas, all named in both languages', () => {
    expect(governorates).toHaveLength(6);
    for (const [, english, arabic, areas] of governorates) {
      expect(areas.length).toBeGreaterThan(0);
      for (const [en, ar] of [[english, arabic], ...areas.map(([, en, ar]) => [en, ar] as const)]) {
        expect(en).toMatch(/^[A-Z]/);
        expect(ar).toMatch(/^[\u0600-\u06ff]/);
      }
    }
  });
});

it('fields take as many characters as the API does', () => {
  const { customer, address } = orderSchema.properties as Record<string, typeof orderSchema>;
  const members = { ...customer?.properties, ...address?.properties } as Record<
    string,
    { maxLength: number }
  >;
  const taken = Object.entries(members).map(([name, { maxLength }]) => [name, maxLength]);
  expect(MAX_LENGTHS).toEqual(Object.fromEntries(taken));
});
