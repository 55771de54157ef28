import { useEffect } from 'react';
import { product } from '../../api/products';
import { useSettings } from '../../hooks/use-settings';
import { DIRECTIONS } from '../../locale/languages';
import { cart } from '../../stores/cart';
import { updateLine } from '../../stores/cart-updates';

/** Letters written from right to left; a title without any is in a language written from left to right. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Brings titles in the page's language into a cart that was filled in the other one; prices stay as they were seen. */
export function useTitles(): void {
  const settings = useSettings();
  useEffect(() => {
    const leave = new AbortController();
    for (const { slug, title } of cart.getState().items) {
      if (RIGHT_TO_LEFT.test(title) === (DIRECTIONS[settings.lang] === 'rtl')) continue;
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
