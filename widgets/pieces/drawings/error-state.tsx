/** A printer with its sheet crumpled in the rollers. */
export function ErrorState({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 160 120" fill="none" aria-hidden="true">
      <g stroke="currentColor" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M30 92q-6 0-6-6V54q0-6 6-6h100q6 0 6 6v32q0 6-6 6M44 74h72" />
        <path d="M54 74l5 12-7 10 12 4 4 10 12-6 13 5 3-12 10-5-6-9 6-9" />
        <path opacity=".3" d="M66 88l10 6 12-5M38 61h16" />
      </g>
      <path
        fill="var(--tass-yellow)"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinejoin="round"
        d="M80 6l21 36H59z"
      />
      <path stroke="var(--tass-key)" strokeWidth="4" strokeLinecap="round" d="M80 19v9M80 35v.1" />
      <circle cx="118" cy="61" r="4" fill="var(--tass-magenta)" />
    </svg>
  );
}
