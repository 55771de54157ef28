import { type ReactNode, useEffect, useState } from 'react';
import { products } from '../../api/products';
import { nextFrame } from '../../browser/next-frame';
import { MAX_PRODUCTS_PER_PAGE } from '../../constants';
import { useLazyPart } from '../../element/use-lazy-part';
import { useEmit } from '../../hooks/use-emit';
import { useFailureToast } from '../../hooks/use-failure-toast';
import { useMessages } from '../../hooks/use-messages';
import { useQuery } from '../../hooks/use-query';
import { useSettings } from '../../hooks/use-settings';
import { messages as commonMessages } from '../../locale/common';
import { count } from '../../locale/number';
import { isLastPage } from '../../pieces/pager';
import { ProductList } from '../../pieces/product/product-list';
import { useHasCardTemplate } from '../../pieces/product/use-card-template';
import { State } from '../../pieces/state';
import { rememberPrinter } from '../../stores/saved-printers';
import gridCss from '../../styles/grid.css';
import cardCss from '../../styles/product-card.css';
import quantityCss from '../../styles/quantity.css';
import { bySlot } from './by-slot-part';
import resultsCss from './results.css';
import { messages } from './results-messages';
import { type View, ViewSwitch } from './view-switch';

interface Props {
  readonly brand: string;
  readonly model: string;
  /** Undefined until brands and models are known. */
  readonly titles: { readonly brand: string; readonly model: string } | undefined;
  /** The printer is the visitor's: other elements are to know it. */
  readonly remember: boolean;
  /** Shown while loading. */
  readonly waiting: ReactNode;
  /** Told whenever an answer is shown. */
  arrived(): void;
  reset(): void;
}

/** Everything that fits one printer, by slot or as a grid. */
function Results({ brand, model, titles, remember, waiting, arrived, reset }: Props) {
  const t = useMessages(messages);
  const common = useMessages(commonMessages);
  const emit = useEmit();
  const settings = useSettings();
  const [page, setPage] = useState(1);
  // A page's own card is for lists.
  const own = useHasCardTemplate();
  const BySlot = useLazyPart(bySlot, !own);
  const [view, setView] = useState<View>('slots');
  // The press is painted before everything is arranged anew, which takes a while on a slow phone.
  const showView = (chosen: View) => void nextFrame().then(() => setView(chosen));
  const limit = MAX_PRODUCTS_PER_PAGE;
  const { status, data, failure, retry } = useQuery(products(settings, { device: model, limit, page }));
  useFailureToast(failure, t.productsFailed);

  useEffect(() => {
    if (data) emit('tass-finder-change', { brand, model, products: data.items });
  }, [data, brand, model, emit]);

  // Each time it is drawn: the finder knows whether it waits for this.
  useEffect(() => {
    if (data && (BySlot || own)) arrived();
  });

  const found = data !== undefined && data.items.length > 0;
  // A printer's slots are known when all its products came at once.
  const whole = !own && found && page === 1 && isLastPage(data, page, limit);
  const { brand: brandTitle, model: modelTitle } = titles ?? {};
  useEffect(() => {
    if (remember && found && brandTitle && modelTitle)
      rememberPrinter({ brand, model, titles: { brand: brandTitle, model: modelTitle } });
  }, [remember, found, brand, model, brandTitle, modelTitle]);

  if (status === 'failed') {
    return (
      <State
        kind="error"
        title={t.unreachable}
        text={t.unreachableText}
        action={common.retry}
        onAction={retry}
      />
    );
  }
  if (!data) return waiting;
  const total = data.total ?? data.items.length;
  const paged = page > 1 || !isLastPage(data, page, limit);
  const slots = BySlot ? (
    <BySlot
      products={data.items}
      printer={{ brand, model, title: [brandTitle, modelTitle ?? model].filter(Boolean).join(' ') }}
    />
  ) : (
    waiting
  );
  return (
    <section className="results" aria-labelledby="results">
      {(found || page > 1) && (
        <header>
          <div>
            <h3 id="results">{t.compatible}</h3>
            <p role="status">{t.found(total, count(total), titles?.model ?? model)}</p>
          </div>
          {whole && <ViewSwitch view={view} show={showView} />}
          <slot name="extra" />
        </header>
      )}
      {whole && view === 'slots' ? (
        slots
      ) : (
        <ProductList
          answer={data}
          page={page}
          limit={limit}
          turn={paged ? to => emit('tass-page', { page: to }) && setPage(to) : undefined}
          empty={<State kind="empty" title={t.none} text={t.noneText} action={t.another} onAction={reset} />}
        />
      )}
    </section>
  );
}

export default { component: Results, styles: [cardCss, quantityCss, gridCss, resultsCss] };
