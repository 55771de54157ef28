import { useEffect, useRef } from 'react';
import { useHost } from '../../element/host';
import { type Choice, show } from './choice';

/** The chosen model; none where the page set another brand alone, so that the one before it is no longer meant. */
export function useModelOfBrand({ brand, model }: Choice): string | undefined {
  const host = useHost();
  const before = useRef<Choice>({ brand, model });
  const old = before.current;
  const stale = old.brand && brand !== old.brand && model && model === old.model;
  useEffect(() => {
    before.current = { brand, model };
    if (stale && host) show(host, { brand, model: undefined });
  });
  return brand && !stale ? model : undefined;
}
