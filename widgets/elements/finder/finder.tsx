import { useRef } from 'react';
import { brands } from '../../api/brands';
import { models } from '../../api/models';
import { products } from '../../api/products';
import { nextFrame } from '../../browser/next-frame';
import { MAX_PRODUCTS_PER_PAGE } from '../../constants';
import { useHost } from '../../element/host';
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
import { bringIntoView } from './bring-into-view';
import { type Choice, choose as choosePrinter } from './choice';
import { ChoiceField } from './choice-field';
import { messages } from './messages';
import { ModelChoice } from './model-choice';
import { SavedPrinters } from './saved-printers';
import { Summary } from './summary';
import { useChoiceLists } from './use-choice-lists';
import { useDebouncedSelect } from './use-debounced-select';
import { useEarlyChoice } from './use-early-choice';
import { useFolded } from './use-folded';
import { useRestoredChoice } from './use-restored-choice';

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
  const first = useRef<HTMLSelectElement>(null);
  const host = useHost();
  const answer = useRef<HTMLDivElement>(null);
  /** A model was chosen by hand and its answer has not been shown yet. */
  const awaited = useRef(false);
  /** The model that the visitor chose last: one that a partner's page gave is nobody's printer. */
  const chosenHere = useRef<string>(undefined);

  const { allBrands, allModels, makers, brand, model, brandTitle, modelTitle } = useChoiceLists(props);
  const { folded, open, fold, handlers } = useFolded(Boolean(model), answer);
  // Nobody sees a folded choice.
  const drawsChoice = useBelowFirstView() || !folded;
  // Its buttons are in the choice.
  const failed = allBrands.status === 'failed' || allModels.status === 'failed';

  const Results = useLazyPart(results, props.brand !== undefined);

  const choose = (made: Choice, stepped = false) => {
    awaited.current = made.model !== undefined;
    chosenHere.current = made.model;
    if (made.model && !stepped) fold();
    if (host) choosePrinter(host, made);
  };
  const brandSelect = useDebouncedSelect(brand, chosen => choose({ brand: chosen, model: undefined }));
  useRestoredChoice(props);
  useEarlyChoice(props, choose);
  // The press is painted first: drawing all anew takes a while on a slow phone.
  const afterPress = (act: () => void) => void nextFrame().then(act);
  // The button that was pressed may be gone then.
  const leadBack = (act: () => void) => () =>
    afterPress(() => {
      act();
      first.current?.focus();
    });
  const reset = leadBack(() => choose({ brand: undefined, model: undefined }));
  const change = leadBack(open);
  const showAnswer = () => {
    if (awaited.current) bringIntoView(answer.current);
    awaited.current = false;
  };

  const waiting = <Spinner message={t.loadingProducts} />;

  return (
    <section className="finder" data-folded={folded && !failed}>
      <h2 part="heading">
        {t.heading[0]}
        <mark>{t.heading[1]}</mark>
        {t.heading[2]}
      </h2>
      {drawsChoice && (
        <div className="choice" part="form" {...handlers}>
          <SavedPrinters choice={{ brand, model }} choose={made => afterPress(() => choose(made))} />
          <QuickField label={t.quick} hint={t.quickHint} brands={makers} choose={choose} />
          <ChoiceField query={allBrands}>
            <label className="field">
              <span>{t.brand}</span>
              <select ref={first} part="brand" {...brandSelect}>
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
          change={change}
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
          remember={settings.onShop || model === chosenHere.current}
          waiting={waiting}
          arrived={showAnswer}
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
