import { newId } from '../browser/new-id';
import { cart } from './cart';
import { pageSingleton } from './page-singleton';
import { readText, writeText } from './storage';

const KEY = 'tass-cart-id';
/** Where nothing can be stored the id lives as long as the page. */
const memory = pageSingleton('cart-id', (): { id?: string | undefined } => ({}));

function keep(id: string | undefined): void {
  memory.id = writeText(KEY, id) ? undefined : id;
}

/** A random id of this very cart, for the shop to tell what it took over from it. A cart that was empty is another one. */
export function cartId(): string {
  const known = readText(KEY) ?? memory.id;
  if (known) return known;
  const id = newId();
  keep(id);
  return id;
}

if (typeof window !== 'undefined')
  cart.subscribe(({ items }, before) => {
    if (items.length === 0 && before.items.length > 0) keep(undefined);
  });
