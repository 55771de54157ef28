/** A cart with nothing in it but a few stray dots of ink. */
export function EmptyCart({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 160 120" fill="none" aria-hidden="true">
      <g strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <path stroke="currentColor" d="M22 26h14l16 56h62l14-42H42" />
        <path stroke="currentColor" opacity=".3" d="M56 54h66M60 68h58M70 40l6 42M94 40v42M114 40l-6 42" />
        <circle cx="62" cy="98" r="7" stroke="currentColor" />
        <circle cx="106" cy="98" r="7" stroke="currentColor" />
      </g>
      <circle cx="74" cy="22" r="8" fill="var(--tass-cyan)" />
      <circle cx="98" cy="14" r="5" fill="var(--tass-magenta)" />
      <circle cx="114" cy="26" r="3" fill="var(--tass-yellow)" />
    </svg>
  );
}
