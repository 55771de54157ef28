/**
 * The green check of a placed order. For the animation: `order-check-ring` and `order-check-mark` are lines of
 * length 1 (`stroke-dasharray: 1`, offset from 1 to 0). Around it stand the four inks.
 */
export function OrderCheck({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 120 120" fill="none" aria-hidden="true">
      <g strokeWidth="7" strokeLinecap="round" strokeLinejoin="round" stroke="var(--tass-success)">
        <circle
          className="order-check-ring"
          cx="60"
          cy="60"
          r="40"
          pathLength="1"
          transform="rotate(-90 60 60)"
        />
        <path className="order-check-mark" pathLength="1" d="M42 62l13 13 24-27" />
      </g>
      <circle cx="14" cy="22" r="5" fill="var(--tass-cyan)" />
      <circle cx="106" cy="20" r="6" fill="var(--tass-magenta)" />
      <circle cx="108" cy="98" r="4" fill="var(--tass-yellow)" />
      <circle cx="16" cy="102" r="4" fill="currentColor" />
    </svg>
  );
}
