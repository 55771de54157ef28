/** A printer with its first sheet, waiting to be chosen. */
export function SelectPrinter({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 160 120" fill="none" aria-hidden="true">
      <g stroke="currentColor" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M54 46V12h52v34" />
        <path d="M46 90H30q-6 0-6-6V52q0-6 6-6h100q6 0 6 6v32q0 6-6 6h-16" />
        <path d="M46 72h68v38H46z" />
        <path opacity=".3" d="M66 24h28M66 34h18M38 60h16" />
      </g>
      <circle cx="118" cy="60" r="4" fill="var(--tass-cyan)" />
      <path fill="var(--tass-cyan)" d="M56 84h12v16H56z" />
      <path fill="var(--tass-magenta)" d="M68 84h12v16H68z" />
      <path fill="var(--tass-yellow)" d="M80 84h12v16H80z" />
      <path fill="currentColor" d="M92 84h12v16H92z" />
    </svg>
  );
}
