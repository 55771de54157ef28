import { useMessages } from '../../hooks/use-messages';
import { count } from '../../locale/number';
import { Notice } from '../../pieces/notice';
import { messages } from './messages';
import { PasteForm } from './paste-form';
import { RowsTable } from './rows-table';
import { Summary } from './summary';
import { useList } from './use-list';

interface Props {
  readonly items: string | undefined;
  readonly name: string | undefined;
}

export function QuickOrder({ items, name }: Props) {
  const t = useMessages(messages);
  const list = useList(items);
  const { status, rows, leftOut, dropped, progress } = list;
  return (
    <section className="quick-order">
      <h1 part="heading">{name ? <bdi>{name}</bdi> : t.heading}</h1>
      <p className="intro">{t.intro}</p>
      <PasteForm busy={status === 'checking'} check={list.check} />
      <div aria-live="polite">
        {status === 'checking' && (
          <label className="progress">
            <span>{t.checking}</span>
            <progress max={1} value={progress} />
          </label>
        )}
      </div>
      {status === 'failed' && (
        <p className="notice" part="notice" role="alert">
          {t.failed}
        </p>
      )}
      {dropped > 0 && (
        <p className="notice" part="notice" role="status">
          {t.dropped(count(dropped))}
        </p>
      )}
      {status === 'ready' && rows.length === 0 && (
        <p className="notice" part="notice" role="status">
          {t.nothing}
        </p>
      )}
      {rows.length > 0 && (
        <div className="result">
          <Summary rows={rows} name={name} />
          <RowsTable list={list} />
        </div>
      )}
      {leftOut.length > 0 && (
        <details className="left-out">
          <summary>{t.leftOut(count(leftOut.length))}</summary>
          <ul>
            {leftOut.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike and never move
              <li key={at}>
                <bdi>{line}</bdi>
              </li>
            ))}
          </ul>
        </details>
      )}
      <Notice />
    </section>
  );
}
