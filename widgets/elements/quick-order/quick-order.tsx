import { useEffect, useRef } from 'react';
import type { PropsOf } from '../../element/record';
import { useMessages } from '../../hooks/use-messages';
import { count } from '../../locale/number';
import { MainHeading } from '../../pieces/main-heading';
import { Notice } from '../../pieces/notice';
import { MAX_LIST_NAME } from '../../stores/named-lists';
import type { attributes } from './attributes';
import { messages } from './messages';
import { PasteForm } from './paste-form';
import { RemovedLine } from './removed-line';
import { ReturnRefused } from './return-button';
import { RowsTable } from './rows-table';
import { SaveAndShare } from './save-and-share';
import { SavedLists } from './saved-lists';
import { Summary } from './summary';
import { type List, useList } from './use-list';

export function QuickOrder({
  items,
  name,
  returnTo,
  returnTarget = '_top',
  returnHosts = '',
  headingLevel,
}: PropsOf<typeof attributes>) {
  const t = useMessages(messages);
  const list = useList(items);
  const title = list.saved ?? name?.slice(0, MAX_LIST_NAME);
  const system = { address: returnTo, target: returnTarget, hosts: returnHosts };
  const { status, rows } = list;
  const result = useRef<HTMLDivElement>(null);
  const opening = useRef(false);
  // A list that was opened stands above the button that was pressed.
  useEffect(() => {
    if (status === 'checking') return;
    if (status === 'ready' && opening.current) {
      result.current?.focus({ preventScroll: true });
      result.current?.scrollIntoView();
    }
    opening.current = false;
  }, [status]);
  return (
    <section className="quick-order">
      <MainHeading level={headingLevel}>{title ? <bdi>{title}</bdi> : t.heading}</MainHeading>
      <p className="intro" part="intro">
        {t.intro}
      </p>
      <ReturnRefused {...system} />
      <PasteForm
        busy={status === 'checking'}
        listed={Boolean(items) || rows.length > 0}
        pasted={list.pasted}
        check={list.check}
      />
      <CheckResult list={list} />
      {rows.length > 0 && (
        <div className="result" ref={result} tabIndex={-1}>
          <Summary rows={rows} returnTo={system} onAdded={list.conclude} />
          <RowsTable list={list} />
          <SaveAndShare rows={rows} name={title} saved={list.saved} onSaved={list.setSaved} />
        </div>
      )}
      <LeftOut lines={list.leftOut} />
      <SavedLists
        open={({ name: saved, items: lines }) => {
          opening.current = true;
          list.open(lines, saved);
        }}
        onRenamed={(from, to) => list.saved === from && list.setSaved(to)}
      />
      <Notice />
    </section>
  );
}

/** How the check goes on, and what is to be said of the whole list once it is done. */
function CheckResult({ list }: { readonly list: List }) {
  const t = useMessages(messages);
  const { status, rows, dropped, emptied, progress } = list;
  return (
    <>
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
      {rows.length === 0 && <RemovedLine list={list} />}
      {status === 'ready' && rows.length === 0 && !emptied && (
        <p className="notice" part="notice" role="status">
          {t.nothing}
        </p>
      )}
    </>
  );
}

/** Lines that are no goods, for whoever wants to see them. */
function LeftOut({ lines }: { readonly lines: List['leftOut'] }) {
  const t = useMessages(messages);
  if (lines.length === 0) return null;
  return (
    <details className="left-out">
      <summary>{t.leftOut(count(lines.length))}</summary>
      <ul>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike and never move
          <li key={at}>
            <bdi>{line}</bdi>
          </li>
        ))}
      </ul>
    </details>
  );
}
