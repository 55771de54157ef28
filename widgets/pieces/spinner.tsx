import { useMessages } from '../hooks/use-messages';
import { messages } from '../locale/common';

interface Props {
  /** What is waited for; 'Loading...' unless said. */
  readonly message?: string;
}

/** Says that something is loading. */
export function Spinner({ message }: Props) {
  const t = useMessages(messages);
  return (
    <div className="spinner" role="status">
      <svg viewBox="0 0 40 40" width="40" height="40" fill="none" strokeWidth="4" aria-hidden="true">
        <circle cx="20" cy="20" r="17" stroke="currentColor" opacity=".2" />
        <path d="M20 3a17 17 0 0 1 17 17" stroke="currentColor" strokeLinecap="round" />
      </svg>
      <span>{message ?? t.loading}</span>
    </div>
  );
}
