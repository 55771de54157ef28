import { emit } from '../../events';

/** Slugs of what is chosen; a model only with its brand. */
export interface Choice {
  readonly brand: string | undefined;
  readonly model: string | undefined;
}

/** Shows a choice: the element's attributes hold it, whoever makes it, so that they always say what is shown. */
export function show(host: HTMLElement, { brand, model }: Choice): void {
  for (const [name, slug] of Object.entries({ brand, model: brand && model })) {
    if (slug) host.setAttribute(name, slug);
    else host.removeAttribute(name);
  }
}

/** Shows a choice that was just made, by the visitor or by the page's script, and tells of it. */
export function choose(host: HTMLElement, made: Choice): void {
  show(host, made);
  emit(host, 'tass-finder-change', { ...made, products: [] });
}
