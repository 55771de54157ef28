import { useEffect } from 'react';
import { brands } from '../../api/brands';
import { models } from '../../api/models';
import { makesPrinters } from '../../data/own-brand';
import { warnOfValue } from '../../element/attributes';
import { useFailureToast } from '../../hooks/use-failure-toast';
import { useMessages } from '../../hooks/use-messages';
import { useQuery } from '../../hooks/use-query';
import { useSettings } from '../../hooks/use-settings';
import type { Choice } from './choice';
import { messages } from './messages';
import { useModelOfBrand } from './use-model-of-brand';

/** What can be chosen, and of what the attributes name that which is known, with its titles. */
export function useChoiceLists(given: Choice) {
  const t = useMessages(messages);
  const settings = useSettings();
  const allBrands = useQuery(brands(settings));
  const makers = allBrands.data?.filter(makesPrinters);
  // A brand that nobody knows is as good as none, and a model goes with its brand alone.
  const unknown = makers && !makers.some(({ slug }) => slug === given.brand);
  const brand = unknown ? undefined : given.brand;
  useEffect(() => {
    const ignored = given.brand ? 'brand' : 'model';
    const value = given[ignored];
    if (unknown && value) warnOfValue('tass-finder', ignored, value);
  });
  const chosenModel = useModelOfBrand(given);
  const model = brand && chosenModel;
  const allModels = useQuery(brand ? models(settings, brand) : undefined);
  useFailureToast(allBrands.failure, t.brandsFailed);
  useFailureToast(allModels.failure, t.modelsFailed);
  return {
    allBrands,
    allModels,
    makers,
    brand,
    model,
    brandTitle: makers?.find(({ slug }) => slug === brand)?.title,
    modelTitle: allModels.data?.find(({ slug }) => slug === model)?.title,
  };
}
