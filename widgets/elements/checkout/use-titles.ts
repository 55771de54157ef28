import { useEffect } from 'react';
import { product } from '../../api/products';
import { useSettings } from '../../hooks/use-settings';
import { cart, updateLine } from '../../stores/cart';

const ARABIC = /\p{Script=Arabic}/u;

/** Brings titles in the page's language into a cart that was filled in the other one; prices stay as they were seen. */
export function useTitles(): void {
  const settings = useSettings();
  useEffect(() => {
    const leave = new AbortController();
    for (const { slug, title } of cart.getState().items) {
      if (ARABIC.test(title) === (settings.lang === 'ar')) continue;
      product(settings, slug)
        .run(leave.signal)
        .then(
          now => now && updateLine(slug, { title: now.title }),
          // The title that is there names the product too.
          () => undefined,
        );
    }
    return () => leave.abort();
  }, [settings]);
}
