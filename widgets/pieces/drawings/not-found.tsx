/** A misprint: the three plates of a page that came off register. */
export function NotFound({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 200 120" fill="none" aria-hidden="true">
      <g strokeWidth="13" strokeLinejoin="round">
        <path
          stroke="var(--tass-cyan)"
          d="M48 96V22L16 74h46M84 40q0-20 16-20t16 20v38q0 20-16 20t-16-20zM168 96V22l-32 52h46"
        />
        <path
          stroke="var(--tass-magenta)"
          opacity=".7"
          d="M54 101V27L22 79h46M90 45q0-20 16-20t16 20v38q0 20-16 20t-16-20zM174 101V27l-32 52h46"
        />
      </g>
      <g stroke="currentColor" strokeWidth="2">
        <circle cx="104" cy="62" r="9" />
        <path d="M88 62h32M104 46v32M6 10h14M13 3v14M180 112h14M187 105v14" />
      </g>
    </svg>
  );
}
