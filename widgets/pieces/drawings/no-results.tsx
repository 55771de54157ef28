/** A magnifier over a sheet where no dot was printed. */
export function NoResults({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 160 120" fill="none" aria-hidden="true">
      <g stroke="currentColor" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M36 12h54l20 20v26M36 12v92h46M90 12v20h20" />
        <path opacity=".3" d="M50 34h24M50 50h34M50 66h20M50 82h16" />
        <circle cx="104" cy="78" r="22" />
        <path d="M120 94l18 16" strokeWidth="7" />
      </g>
      <circle cx="96" cy="74" r="5" fill="var(--tass-cyan)" />
      <circle cx="111" cy="74" r="5" fill="var(--tass-magenta)" />
      <circle cx="104" cy="86" r="5" fill="var(--tass-yellow)" />
    </svg>
  );
}
