import { useRef } from 'react';
import { brands } from '../../api/brands';
import { models } from '../../api/models';
import { products } from '../../api/products';
import { MAX_PRODUCTS_PER_PAGE } from '../../constants';
import { lazyPart } from '../../element/lazy-parts';
import type { Attributes, PropsOf } from '../../element/record';
import { useLazyPart } from '../../element/use-lazy-part';
import { Headless } from '../../headless/headless-element';
import { useBelowFirstView } from '../../hooks/use-batches';
import { useMessages } from '../../hooks/use-messages';
import { useSettings } from '../../hooks/use-settings';
import { SelectPrinter } from '../../pieces/drawings/select-printer';
import { Notice } from '../../pieces/notice';
import { QuickField } from '../../pieces/quick-field/quick-field';
import { Spinner } from '../../pieces/spinner';
import { State } from '../../pieces/state';
import { ChoiceField } from './choice-field';
import { messages } from './messages';
import { ModelChoice } from './model-choice';
import { SavedPrinters } from './saved-printers';
import { Summary } from './summary';
import { useChoiceLists } from './use-choice-lists';
import { useChoosing } from './use-choosing';

export const attributes = {
  brand: { type: 'text', doc: 'Slug of the chosen printer brand, such as `hp`' },
  model: { type: 'text', doc: 'Slug of the chosen printer model; only with its brand' },
  headless: {
    type: 'flag',
    doc: 'Draws nothing: the page draws from `tass-data`, in the element or elsewhere',
  },
  page: { type: 'number', default: 1, min: 1, max: 99_999, doc: 'With `headless`: which 48 of the products' },
} as const satisfies Attributes;

/** Comes once a brand is chosen: until then nothing can have results. */
export const results = lazyPart(() => import('./results'), '.results');

type Props = PropsOf<typeof attributes>;

export function Finder(props: Props) {
  const settings = useSettings();
  const { brand, model, page, headless } = props;
  const device = brand && model;
  return headless ? (
    <Headless
      brands={brands(settings)}
      models={brand ? models(settings, brand) : undefined}
      products={device ? products(settings, { device, limit: MAX_PRODUCTS_PER_PAGE, page }) : undefined}
      {...{ brand, model, page }}
    />
  ) : (
    <DrawnFinder {...props} />
  );
}

function DrawnFinder(props: Props) {
  const t = useMessages(messages);
  const settings = useSettings();
  const answer = useRef<HTMLDivElement>(null);
  const lists = useChoiceLists(props);
  const { allBrands, allModels, makers, brand, model, brandTitle, modelTitle } = lists;
  const choosing = useChoosing(props, lists, answer);
  const { choose, folded, reset } = choosing;
  // Nobody sees a folded choice.
  const drawsChoice = useBelowFirstView() || !folded;
  // Its buttons are in the choice.
  const failed = allBrands.status === 'failed' || allModels.status === 'failed';
  const Results = useLazyPart(results, props.brand !== undefined);
  const waiting = <Spinner message={t.loadingProducts} />;

  return (
    <section className="finder" data-folded={folded && !failed}>
      <h2 part="heading">
        {t.heading[0]}
        <mark>{t.heading[1]}</mark>
        {t.heading[2]}
      </h2>
      {drawsChoice && (
        <div className="choice" part="form" {...choosing.handlers}>
          <SavedPrinters choice={{ brand, model }} choose={choosing.chooseSaved} />
          <QuickField label={t.quick} hint={t.quickHint} brands={makers} choose={choose} />
          <ChoiceField query={allBrands}>
            <label className="field">
              <span>{t.brand}</span>
              <select ref={choosing.first} part="brand" {...choosing.brandSelect}>
                <option value="">{t.chooseBrand}</option>
                {makers?.map(({ slug, title }) => (
                  <option key={slug} value={slug}>
                    {title}
                  </option>
                ))}
              </select>
            </label>
          </ChoiceField>
          <ChoiceField query={allModels}>
            <ModelChoice
              key={brand}
              brand={brand}
              models={allModels.data ?? undefined}
              loading={allModels.status === 'loading'}
              model={model}
              folded={folded}
              choose={(chosen, stepped) => choose({ brand, model: chosen }, stepped)}
            />
          </ChoiceField>
        </div>
      )}
      <div ref={answer} className="answer" tabIndex={-1}>
        <Summary
          brand={brand}
          model={model}
          brandTitle={brandTitle}
          modelTitle={modelTitle}
          change={choosing.change}
          reset={reset}
        />
      </div>
      <Notice />
      {brand && model && !Results && waiting}
      {brand && model && Results && (
        <Results
          key={model}
          brand={brand}
          model={model}
          titles={brandTitle && modelTitle ? { brand: brandTitle, model: modelTitle } : undefined}
          remember={settings.onShop || choosing.isOwn()}
          waiting={waiting}
          arrived={choosing.showAnswer}
          reset={reset}
        />
      )}
      {!(brand && model) && (
        <State
          kind="empty"
          slot="start"
          drawing={<SelectPrinter className="drawing" />}
          title={t.start}
          text={t.startText}
        />
      )}
      <slot name="phone" />
    </section>
  );
}
