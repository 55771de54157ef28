import { expect, test } from 'vitest';
import { calendarFile } from '../../../widgets/elements/finder/reminder';
import { firstChoice, slotsOf } from '../../../widgets/elements/finder/slots';
import { daysToRefill, yearlyCosts } from '../../../widgets/elements/finder/yearly';
import type { Product } from '../../../widgets/types';
import { product as made } from '../../helpers/products';

const toner = (id: number, different: Partial<Product>) => made(id, different) as Product;
const BLACK = [
  toner(1, { price: '20.000', yield_pages: 2000 }),
  toner(2, { price: '36.000', yield_pages: 4000 }),
  toner(3, { price: '8.000', yield_pages: 2000, kind: 'compatible' }),
];
const CYAN = toner(4, { price: '30.000', yield_pages: 1000, color: 'cyan' });
const DRUM = toner(5, { category: { slug: 'drum-units', title: 'Drums' }, yield_pages: 10 });

test('a year costs twelve months at the cheapest page of each kind', () => {
  const slots = slotsOf([...BLACK, DRUM]);
  expect(yearlyCosts(slots, { pages: 500, inColor: 0 })).toEqual([
    { kind: 'original', total: 54_000 },
    { kind: 'compatible', total: 24_000 },
  ]);
});

test('colour is used up by the pages in colour, and a kind must fill every slot in use', () => {
  const slots = slotsOf([...BLACK, CYAN]);
  expect(yearlyCosts(slots, { pages: 500, inColor: 100 })).toEqual([
    { kind: 'original', total: 54_000 + 36_000 },
  ]);
  expect(yearlyCosts(slots, { pages: 500, inColor: 0 }).map(({ kind }) => kind)).toEqual([
    'original',
    'compatible',
  ]);
});

test('nothing printed costs nothing that could be compared', () => {
  expect(yearlyCosts(slotsOf(BLACK), { pages: 0, inColor: 0 })).toEqual([]);
  expect(daysToRefill(slotsOf(BLACK), firstChoice, { pages: 0, inColor: 0 })).toBeUndefined();
});

test('a printer with one ink alone uses it on every page', () => {
  expect(yearlyCosts(slotsOf([CYAN]), { pages: 100, inColor: 0 })).toEqual([
    { kind: 'original', total: 36_000 },
  ]);
});

test('the first cartridge that runs out counts', () => {
  const slots = slotsOf([...BLACK, CYAN, DRUM]);
  // 2,000 pages of black last 4 months, 1,000 of cyan 10.
  expect(daysToRefill(slots, firstChoice, { pages: 500, inColor: 100 })).toBe(121);
  expect(daysToRefill(slots, firstChoice, { pages: 500, inColor: 500 })).toBe(60);
});

test('the reminder is a calendar file with one event of a day', () => {
  const file = calendarFile(
    {
      title: 'Order toner; HP, M404',
      text: `اطلب التونر ${'ط'.repeat(60)}`,
      url: 'https://shop.example/ink-toner-finder/hp/m404',
      day: new Date('2026-12-24T21:30:00Z'),
    },
    new Date('2026-11-22T08:00:00Z'),
  );
  const lines = file.split('\r\n');
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  expect(lines).toContain('DTSTAMP:20261122T080000Z');
  // Half past midnight in Kuwait.
  expect(lines).toContain('DTSTART;VALUE=DATE:20261225');
  expect(lines).toContain('SUMMARY:Order toner\\; HP\\, M404');
  expect(lines).toContain('URL:https://shop.example/ink-toner-finder/hp/m404');
  expect(Math.max(...lines.map(line => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:اطلب التونر ${'ط'.repeat(60)}\r\n`);
  expect(file).not.toContain('\ufffd');
});
