import { useEffect, useState } from 'react';

/** ms between two looks at the clock: sentences name hours and days. */
const TICK = 60_000;

/** The time in ms since 1970; undefined in the first drawing, for a finished page is older than its visit. */
export function useNow(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const look = () => setNow(Date.now());
    look();
    const looking = setInterval(look, TICK);
    return () => clearInterval(looking);
  }, []);
  return now;
}
