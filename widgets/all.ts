import type { ElementRecord } from './element/record';

/** Every element: its name without `tass-` and the way to its record. One line an element. */
export const elements = {
  'banner-carousel': () => import('./elements/banner-carousel/element'),
  benefits: () => import('./elements/benefits/element'),
  'brand-list': () => import('./elements/brand-list/element'),
  'brand-marquee': () => import('./elements/brand-marquee/element'),
  hero: () => import('./elements/hero/element'),
  'printer-showcase': () => import('./elements/printer-showcase/element'),
  promo: () => import('./elements/promo/element'),
};

/** Name of an element without `tass-`. */
export type ElementName = keyof typeof elements;

/** The record of one element, loaded when asked for. */
export async function elementRecord(name: ElementName): Promise<ElementRecord> {
  return (await elements[name]()).default as unknown as ElementRecord;
}
