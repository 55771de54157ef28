import { useEffect, useState } from 'react';

/** True once something has been waited for `pause` ms. */
export function useSlow(waiting: boolean, pause: number): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setSlow(true), pause);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waiting, pause]);
  return slow;
}
