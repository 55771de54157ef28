import { useRef, useState } from 'react';
import { brands } from '../../api/brands';
import { models } from '../../api/models';
import { useHost } from '../../element/host';
import { lazyPart } from '../../element/lazy-parts';
import type { PropsOf } from '../../element/record';
import { useLazyPart } from '../../element/use-lazy-part';
import { useEmit } from '../../hooks/use-emit';
import { useFailureToast } from '../../hooks/use-failure-toast';
import { useMessages } from '../../hooks/use-messages';
import { useQuery } from '../../hooks/use-query';
import { useSettings } from '../../hooks/use-settings';
import { messages as commonMessages } from '../../locale/common';
import { SelectPrinter } from '../../pieces/drawings/select-printer';
import { Notice } from '../../pieces/notice';
import { Spinner } from '../../pieces/spinner';
import { State } from '../../pieces/state';
import type { attributes } from './attributes';
import { bringIntoView } from './bring-into-view';
import { type Choice, show } from './choice';
import { messages } from './messages';
import { ModelChoice } from './model-choice';
import { SavedPrinters } from './saved-printers';
import { Summary } from './summary';
import { useEarlyChoice } from './use-early-choice';
import { useKeptChoice } from './use-kept-choice';

/** Comes once there are brands to choose from: until then nothing can have results. */
export const results = lazyPart(() => import('./results'));

export function Finder(props: PropsOf<typeof attributes>) {
  const t = useMessages(messages);
  const settings = useSettings();
  const emit = useEmit();
  const first = useRef<HTMLSelectElement>(null);
  const host = useHost();
  const answer = useRef<HTMLDivElement>(null);
  /** A model was chosen by hand and its answer has not been shown yet. */
  const awaited = useRef(false);
  const [changing, setChanging] = useState(false);

  const allBrands = useQuery(brands(settings));
  // A brand that nobody knows is as good as none.
  const unknown = allBrands.data && !allBrands.data.some(({ slug }) => slug === props.brand);
  const brand = unknown ? undefined : props.brand;
  const allModels = useQuery(brand ? models(settings, brand) : undefined);
  useFailureToast(allBrands.error, t.brandsFailed);
  useFailureToast(allModels.error, t.modelsFailed);

  const Results = useLazyPart(results, allBrands.data !== undefined);

  const model = brand ? props.model : undefined;
  const brandTitle = allBrands.data?.find(({ slug }) => slug === brand)?.title;
  const modelTitle = allModels.data?.find(({ slug }) => slug === model)?.title;

  const choose = (made: Choice) => {
    if (host) show(host, made);
    awaited.current = made.model !== undefined;
    setChanging(false);
    emit('tass-finder-change', { ...made, products: [] });
  };
  useKeptChoice(props);
  useEarlyChoice(props, choose);
  const reset = () => {
    choose({ brand: undefined, model: undefined });
    // The button that was pressed is gone.
    first.current?.focus();
  };

  const change = () => {
    setChanging(true);
    first.current?.focus();
  };
  const showAnswer = () => {
    if (awaited.current) bringIntoView(answer.current);
    awaited.current = false;
  };

  const waiting = <Spinner message={t.loadingProducts} />;

  return (
    <section className="finder" data-compact={Boolean(model) && !changing}>
      <h2 part="heading">
        {t.heading[0]}
        <mark>{t.heading[1]}</mark>
        {t.heading[2]}
      </h2>
      <SavedPrinters choice={{ brand, model }} choose={choose} />
      <form className="choice" part="form" onSubmit={event => event.preventDefault()}>
        <div className="choice-field">
          <label className="field">
            <span>{t.brand}</span>
            <select
              ref={first}
              part="brand"
              value={brand ?? ''}
              onChange={event => choose({ brand: event.currentTarget.value || undefined, model: undefined })}
            >
              <option value="">{t.chooseBrand}</option>
              {allBrands.data?.map(({ slug, title }) => (
                <option key={slug} value={slug}>
                  {title}
                </option>
              ))}
            </select>
          </label>
          {allBrands.status === 'failed' && <Retry retry={allBrands.retry} />}
        </div>
        <div className="choice-field">
          <ModelChoice
            key={brand}
            brand={brand}
            models={allModels.data ?? undefined}
            loading={allModels.status === 'loading'}
            model={model}
            choose={chosen => choose({ brand, model: chosen })}
          />
          {allModels.status === 'failed' && <Retry retry={allModels.retry} />}
        </div>
      </form>
      <div ref={answer} className="answer">
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
          waiting={waiting}
          arrived={showAnswer}
          reset={reset}
        />
      )}
      {!(brand && model) && (
        <State
          kind="empty"
          drawing={<SelectPrinter className="drawing" />}
          title={t.start}
          text={t.startText}
        />
      )}
      <slot name="phone" />
    </section>
  );
}

function Retry({ retry }: { readonly retry: () => void }) {
  const t = useMessages(commonMessages);
  return (
    <button type="button" className="button" onClick={retry}>
      {t.retry}
    </button>
  );
}
