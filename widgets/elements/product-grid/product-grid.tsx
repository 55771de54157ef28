import { useEffect, useState } from 'react';
import { toJson } from '../../api/json';
import { products } from '../../api/products';
import type { PropsOf } from '../../element/record';
import { Headless } from '../../headless/headless-element';
import { useEmit } from '../../hooks/use-emit';
import { useLogFailure } from '../../hooks/use-log-failure';
import { useMessages } from '../../hooks/use-messages';
import { useQuery } from '../../hooks/use-query';
import { useSettings } from '../../hooks/use-settings';
import { messages as commonMessages } from '../../locale/common';
import { Notice } from '../../pieces/notice';
import { ProductList } from '../../pieces/product/product-list';
import { State } from '../../pieces/state';
import type { attributes } from './attributes';
import { GridHead } from './grid-head';
import { messages } from './messages';
import { queryOf } from './query';

type Props = PropsOf<typeof attributes>;

export function ProductGrid(props: Props) {
  const settings = useSettings();
  const { headless, page } = props;
  return headless ? (
    <Headless products={products(settings, { ...queryOf(props), page })} page={page} />
  ) : (
    <Grid {...props} />
  );
}

function Grid(props: Props) {
  const t = useMessages(messages);
  const common = useMessages(commonMessages);
  const emit = useEmit();
  const settings = useSettings();
  const query = queryOf(props);
  const [page, turn] = usePage(props.page, toJson(query));
  const { status, data, error, retry } = useQuery(products(settings, { ...query, page }));
  useLogFailure(error);
  // The home page's sections log a failure and stay empty (specification, section 8).
  const quiet = settings.onShop && props.filter !== undefined && !props.paged;

  const list = [props.highlight, props.heading].filter(Boolean).join(' ') || toJson(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every answer that is shown
  useEffect(() => {
    if (data) emit('tass-products', { list, products: data.items });
  }, [data]);

  return (
    <section className="grid">
      <GridHead {...props} />
      {status === 'failed' ? (
        !quiet && (
          <State kind="error" title={t.failed} text={t.failedText} action={common.retry} onAction={retry} />
        )
      ) : (
        <ProductList
          answer={data}
          page={page}
          limit={props.limit}
          turn={props.paged ? turn : undefined}
          empty={<State kind="empty" title={t.none} text={t.noneText} />}
        />
      )}
      <Notice />
    </section>
  );
}

/** The page shown: the attribute's, until the pager is used; another question starts from the attribute again. */
function usePage(given: number, question: string): readonly [page: number, turn: (page: number) => void] {
  const emit = useEmit();
  const from = `${given} ${question}`;
  const [turned, setTurned] = useState({ page: given, from });
  const turn = (page: number) => {
    if (emit('tass-page', { page })) setTurned({ page, from });
  };
  return [turned.from === from ? turned.page : given, turn];
}
