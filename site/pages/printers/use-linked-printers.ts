import { useEffect, useMemo, useState } from 'react';
import { brands } from '../../../widgets/api/brands';
import { models } from '../../../widgets/api/models';
import { prefetch } from '../../../widgets/api/query-cache';
import { useSettings } from '../../../widgets/hooks/use-settings';
import type { Settings } from '../../../widgets/settings';
import type { SavedPrinter } from '../../../widgets/stores/saved-printers-storage';
import { type LinkedPrinter, PARAMETER, parsePrinters } from './printer-link';

/** What the address offers to keep on this device. */
export interface Offered {
  readonly status: 'none' | 'loading' | 'ready' | 'failed';
  /** Those that the shop knows, under its own titles. */
  readonly printers: readonly SavedPrinter[];
}

const NONE: Offered = { status: 'none', printers: [] };

/** The printers of the address (`search`, without its question mark), as the shop knows them. */
export function useLinkedPrinters(search: string): Offered {
  const settings = useSettings();
  const linked = useMemo(() => parsePrinters(new URLSearchParams(search).get(PARAMETER) ?? ''), [search]);
  const [offered, setOffered] = useState<Offered>();
  useEffect(() => {
    if (linked.length === 0) return;
    let left = false;
    namedPrinters(settings, linked).then(printers => {
      if (!left) setOffered(printers ? { status: 'ready', printers } : { status: 'failed', printers: [] });
    });
    return () => {
      left = true;
      setOffered(undefined);
    };
  }, [settings, linked]);
  return linked.length === 0 ? NONE : (offered ?? { status: 'loading', printers: [] });
}

/** Titles come from the shop: a link could say anything. Undefined where the shop did not answer. */
export async function namedPrinters(
  settings: Settings,
  linked: readonly LinkedPrinter[],
): Promise<readonly SavedPrinter[] | undefined> {
  const known = await prefetch(brands(settings));
  const lists = new Map(
    await Promise.all(
      [...new Set(linked.map(({ brand }) => brand))].map(
        async brand => [brand, await prefetch(models(settings, brand, { answer: null }))] as const,
      ),
    ),
  );
  if (!known || [...lists.values()].includes(undefined)) return undefined;
  return linked.flatMap(({ brand, model, name }) => {
    const ofBrand = known.find(({ slug }) => slug === brand);
    const ofModel = lists.get(brand)?.find(({ slug }) => slug === model);
    if (!ofBrand || !ofModel) return [];
    const titles = { brand: ofBrand.title, model: ofModel.title };
    return [{ brand, model, titles, ...(name && { name }) }];
  });
}
