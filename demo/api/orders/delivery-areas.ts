import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Which areas belong to which governorate, by slug. */
export type DeliveryAreas = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads `kuwait-areas.json` from the catalogue's folder. */
export function readDeliveryAreas(folder: string): DeliveryAreas {
  const governorates: { slug: string; areas: { slug: string }[] }[] = JSON.parse(
    readFileSync(join(folder, 'kuwait-areas.json'), 'utf8'),
  );
  return new Map(governorates.map(({ slug, areas }) => [slug, new Set(areas.map(area => area.slug))]));
}
