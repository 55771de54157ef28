import { useNotice } from '../hooks/use-notice';

/** A message in the element itself, where the page has no toast area. */
export function Notice() {
  const notice = useNotice();
  return (
    notice && (
      <p
        className="notice"
        part="notice"
        data-kind={notice.kind}
        role={notice.kind === 'error' ? 'alert' : 'status'}
      >
        {notice.text}
      </p>
    )
  );
}
