import { useStateFor } from './use-state-for';

/** No option is active: the next one down is the first. */
const NONE = -1;

/**
 * The option that arrow keys moved to. A list that leads elsewhere starts without one, and so does another text in the
 * field: until its own list is there, Enter must not take an option of the text before.
 */
export function useActiveOption(list: readonly { readonly path: string }[] | undefined, typed: string) {
  const [active, setActive] = useStateFor(`${typed} ${list?.map(({ path }) => path)}`, () => NONE);
  const count = list?.length ?? 0;

  /** Where a key leads; undefined for a key that moves nothing. */
  const target = (key: string): number | undefined => {
    if (count === 0) return undefined;
    if (key === 'ArrowDown') return active + 1 < count ? active + 1 : 0;
    if (key === 'ArrowUp') return active > 0 ? active - 1 : count - 1;
    if (key === 'Home') return 0;
    if (key === 'End') return count - 1;
    return undefined;
  };

  return { active, setActive, target };
}
