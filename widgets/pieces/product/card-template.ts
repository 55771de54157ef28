import { safeAddress } from '../../addresses/safe-address';
import { productPath } from '../../addresses/shop-paths';
import type { Product } from '../../api/schemas';
import { shopAddress } from '../../api/shop-address';
import { isPlainClick } from '../../browser/plain-click';
import { MAX_QUANTITY } from '../../constants';
import { emit, listen } from '../../events';
import { money } from '../../format-money';
import { DIRECTIONS } from '../../locale/languages';
import { count } from '../../locale/number';
import { fils } from '../../money';
import { resolveSettings } from '../../settings';
import { cart, quantityOf } from '../../stores/cart';
import { addToCart, decreaseInCart } from '../../stores/cart-updates';
import { customSentences, texts } from '../../stores/texts';
import { messages } from '../messages/product-card';

// Products in a page's own `<template slot="card">`, beside the shadow root, so that the page's styles reach them. Loaded
// by pages that have one; knows nothing of React, since single files load it from outside.

/** Marks what was drawn: a copy of the page may hold it already. */
const MARK = 'data-tass-card';

interface Card {
  readonly node: HTMLElement;
  product: Product;
}

/** What an element shows its products in. */
interface DrawnCards {
  readonly template: HTMLTemplateElement;
  /** By slug. */
  readonly cards: Map<string, Card>;
}

const drawn = new WeakMap<HTMLElement, DrawnCards>();
/** Elements whose cards follow the cart. */
const following = new Set<HTMLElement>();

/** Lets go of those that have left the page. */
function letGo(): void {
  for (const host of following) if (!host.isConnected) following.delete(host);
}

let templates: MutationObserver | undefined;

const templateOf = (host: HTMLElement) =>
  host.querySelector<HTMLTemplateElement>(':scope > template[slot=card]');

/** The cards made from a template. Those of another go, and those that a copy of the page holds. */
function cardsOf(host: HTMLElement, template: HTMLTemplateElement): DrawnCards['cards'] {
  const before = drawn.get(host);
  if (before?.template === template) return before.cards;
  takeCards(host);
  const cards = new Map<string, Card>();
  drawn.set(host, { template, cards });
  templates ??= new MutationObserver(followTemplates);
  templates.observe(host, { childList: true });
  return cards;
}

function takeCards(host: HTMLElement): void {
  for (const card of host.querySelectorAll(`:scope > [${MARK}]`)) card.remove();
  drawn.delete(host);
  following.delete(host);
}

/** Draws anew where another template is in the place of one; where none is any more its cards go. */
function followTemplates(changes: readonly MutationRecord[]): void {
  for (const host of new Set(changes.map(({ target }) => target as HTMLElement))) {
    const before = drawn.get(host);
    if (!before || before.template.parentNode === host) continue;
    const products = [...before.cards.values()].map(({ product }) => product);
    if (templateOf(host)) drawCards(host, products);
    else takeCards(host);
  }
}

/** Draws a list of products, each where the element has the slot of its name; no products take all cards away. */
export function drawCards(host: HTMLElement, products: readonly Product[]): void {
  const template = templateOf(host);
  if (!template) return;
  const cards = cardsOf(host, template);
  const wanted = new Set(products.map(({ slug }) => slug));
  for (const [slug, { node }] of cards) {
    if (wanted.has(slug)) continue;
    node.remove();
    cards.delete(slug);
  }
  for (const product of products) {
    let card = cards.get(product.slug);
    if (card) card.product = product;
    else {
      card = makeCard(host, template, product);
      cards.set(product.slug, card);
    }
    fill(host, card);
  }
  if (products.length > 0) following.add(host);
  else following.delete(host);
  letGo();
}

function makeCard(host: HTMLElement, template: HTMLTemplateElement, product: Product): Card {
  // Frameworks that make nodes by hand put them into the template itself.
  const source = template.content.firstElementChild ? template.content : template;
  const copy = host.ownerDocument.importNode(source, true);
  const [only, ...others] = copy.children;
  const node = only instanceof HTMLElement && others.length === 0 ? only : document.createElement('div');
  if (node !== only) node.append(...copy.childNodes);
  node.slot = `card-${product.slug}`;
  node.setAttribute(MARK, product.slug);
  const card: Card = { node, product };
  for (const [name, places] of Object.entries(placesOf(node)))
    for (const place of places) connect(host, card, name, place);
  host.append(node);
  return card;
}

/** The named places of a card; one element may have several names. */
function placesOf(node: HTMLElement): Readonly<Record<string, readonly HTMLElement[]>> {
  const places: Record<string, HTMLElement[]> = {};
  for (const place of [node, ...node.querySelectorAll<HTMLElement>('[data-tass]')])
    for (const name of place.dataset.tass?.split(/\s+/) ?? []) {
      const named = places[name] ?? [];
      places[name] = [...named, place];
    }
  return places;
}

/** Gives links and buttons what they do. */
function connect(host: HTMLElement, card: Card, name: string, place: HTMLElement): void {
  if (name === 'link') {
    listen(place, 'click', (event: MouseEvent) => {
      if (event.defaultPrevented) return;
      const { href, target } = place as HTMLAnchorElement;
      const plain = isPlainClick(event) && !target;
      const goes = emit(host, 'tass-select', { product: card.product });
      if (!goes || (plain && !emit(host, 'tass-navigate', { href }))) event.preventDefault();
    });
  } else if (name === 'add-to-cart' || name === 'remove-from-cart') {
    // Words of its own stay; without any it says what the shop's own button says.
    if (!place.textContent?.trim()) place.dataset.tassWords = '';
    listen(place, 'click', (event: MouseEvent) => {
      event.preventDefault();
      if (name === 'add-to-cart') add(host, card.product);
      else decrease(host, card.product);
    });
  }
}

const quantityIn = ({ slug }: Product) => quantityOf(cart.getState().items, slug);

function add(host: HTMLElement, product: Product): void {
  const quantity = quantityIn(product) + 1;
  if (product.in_stock === false || quantity > MAX_QUANTITY) return;
  if (emit(host, 'tass-add-to-cart', { product, quantity })) void addToCart(product);
}

function decrease(host: HTMLElement, product: Product): void {
  const quantity = quantityIn(product) - 1;
  if (quantity >= 0 && emit(host, 'tass-remove-from-cart', { product, quantity }))
    void decreaseInCart(product);
}

/** Puts a product's facts into the places of its card. */
function fill(host: HTMLElement, { node, product }: Card): void {
  const settings = resolveSettings(host);
  const out = product.in_stock === false;
  const quantity = quantityIn(product);
  const now = fils(product.price);
  const before = fils(product.regular_price);
  const words: Readonly<Record<string, string | undefined>> = {
    title: product.title,
    category: product.category?.title,
    brand: product.brand?.title,
    code: product.code,
    offer: product.offers?.[0]?.title,
    price: now === undefined ? undefined : money(now),
    'regular-price': before !== undefined && before > (now ?? before) ? money(before) : undefined,
    quantity: quantity > 0 ? count(quantity) : undefined,
  };
  node.toggleAttribute('data-out', out);
  node.dataset.quantity = `${quantity}`;
  for (const [name, places] of Object.entries(placesOf(node))) {
    for (const place of places) {
      if (Object.hasOwn(words, name))
        write(place, words[name], /price$/.test(name) ? DIRECTIONS[settings.lang] : undefined);
      else if (name === 'image') show(place, product);
      else if (name === 'link') {
        const address = shopAddress(settings, productPath(product.slug));
        if (address) place.setAttribute('href', address);
      } else if (name === 'add-to-cart') {
        place.toggleAttribute('disabled', out);
        const own = customSentences(texts.getState()[settings.lang], host.localName);
        const { addToCart: words, soldOut } = { ...messages[settings.lang], ...own };
        if (place.dataset.tassWords === '') write(place, out ? soldOut : words);
      } else if (name === 'remove-from-cart') {
        place.hidden = quantity === 0;
        const { decrease: words } = messages[settings.lang];
        if (place.dataset.tassWords === '' && !place.ariaLabel) place.ariaLabel = words;
      }
    }
  }
}

/** Writes words, set apart from the direction around them, in one of their own unless said; a place without any is hidden. */
function write(place: HTMLElement, words: string | undefined, direction = 'auto'): void {
  place.hidden = words === undefined;
  if (words === undefined || /^(script|style)$/.test(place.localName)) return;
  const apart = place.ownerDocument.createElement('bdi');
  apart.dir = direction;
  apart.textContent = words;
  if (!apart.isEqualNode(place.firstChild)) place.replaceChildren(apart);
}

/** Shows the picture; what it shows is said by the title, unless the page says something else. */
function show(place: HTMLElement, { image, title }: Product): void {
  const address = safeAddress(image, 'image');
  place.hidden = address === undefined;
  if (!(place instanceof HTMLImageElement) || !address) return;
  if (!place.hasAttribute('alt')) place.alt = title;
  if (place.src !== address) place.src = address;
}

cart.subscribe(() => {
  letGo();
  for (const host of following) for (const card of drawn.get(host)?.cards.values() ?? []) fill(host, card);
});
