import type { Query } from '../../widgets/api/client';
import type { Model } from '../../widgets/api/schemas';
import type { Params } from '../common/types';

/** Gives the part of an answer that a page is drawn from and carries. */
export type ShownPart = (query: Query<unknown>, answer: unknown) => unknown;

/**
 * A printer's page shows that printer alone: with all of its brand, which may be hundreds, half of the page would be a
 * list that nobody sees before the finder is there and has asked for it.
 */
export const shownPart =
  ({ model }: Params): ShownPart =>
  ({ name }, answer) =>
    model && name === 'models' && answer
      ? (answer as readonly Model[]).filter(({ slug }) => slug === model)
      : answer;
