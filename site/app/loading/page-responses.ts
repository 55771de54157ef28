import type { Responses } from '../../../widgets/api/query-cache';
import type { Model } from '../../../widgets/api/schemas';

/** Where a prerendered page's responses stand. */
export const PAGE_RESPONSES = 'tass-data';

/** Stands for the models of a brand on the page that lists them all as links: they are read from there, grouped by series as their select groups them. */
export const LISTED_MODELS = 'listed';

const listedModels = (): Model[] =>
  [...document.querySelectorAll('.directory a')].map(link => ({
    slug: link.getAttribute('href')?.split('/').at(-1) ?? '',
    title: link.textContent ?? '',
  }));

const read = (): Responses =>
  Object.fromEntries(
    Object.entries(JSON.parse(document.getElementById(PAGE_RESPONSES)?.textContent ?? '{}') as Responses).map(
      ([key, response]) => [key, response === LISTED_MODELS ? listedModels() : response],
    ),
  );

let responses: Responses | undefined;

/** What this document was drawn from; read once, before hydration changes anything. */
export function pageResponses(): Responses {
  try {
    responses ??= read();
  } catch {
    // Without them the API is asked.
    responses = {};
  }
  return responses;
}
