import { useEffect, useState } from 'react';
import { isHydrating } from '../api/query-cache';

/** True on a server and in a finished page's first drawing: what this browser keeps is not known there. */
export function useHydrating(): boolean {
  const [hydrating, setHydrating] = useState(isHydrating);
  useEffect(() => setHydrating(false), []);
  return hydrating;
}
