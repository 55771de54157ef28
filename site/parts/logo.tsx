/**
 * The shop's mark and name, as in `assets/pictures/logo.svg`, in the colour of the text around it. `again` draws those
 * of the header, which every page has, once more without their 2 kB.
 */
export function Logo({ again = false }: { readonly again?: boolean }) {
  return (
    <svg className="logo" viewBox="8 4 217 56" aria-hidden="true">
      {again ? <use href="#logo" /> : <Drawing />}
    </svg>
  );
}

const Drawing = () => (
  <g id="logo">
    <g transform="translate(34 32)">
      <path className="logo-cyan" d="M-2.3 -26V-7.8A7.8 7.8 0 0 0 -7.8 -2.3H-26A26 26 0 0 1 -2.3 -26z" />
      <path className="logo-magenta" d="M2.3 -26V-7.8A7.8 7.8 0 0 1 7.8 -2.3H26A26 26 0 0 0 2.3 -26z" />
      <path className="logo-yellow" d="M-2.3 26V7.8A7.8 7.8 0 0 1 -7.8 2.3H-26A26 26 0 0 0 -2.3 26z" />
      <path className="logo-key" d="M2.3 26V7.8A7.8 7.8 0 0 0 7.8 2.3H26A26 26 0 0 1 2.3 26z" />
    </g>
    <g transform="translate(76 46.8)scale(.43)">
      <path d={TA} />
      <path id="logo-s" d={S} />
      <use href="#logo-s" x="89" />
    </g>
  </g>
);

/** The name's letters, the last of which stands twice. */
const TA =
  'M32 0v-50h-30v-19h83v19h-29v50h-24zM77 0l33-69h27l34 69h-27l-4-9h-34l-4 9h-25zM114-26h19l-5-12q-1-1-1-2q-1-1-1-3q-1-2-1-3q-1-2-1-3h-1q-1 1-1 3q-1 3-2 5q-1 2-1 3l-5 12z';
const S =
  'M219 1q-9 0-17-1q-7-1-13-3q-6-3-9-8q-4-4-4-11q0 0 0-1q0 0 0 0h25q-1 0-1 0q0 1 0 1q0 3 2 5q2 1 6 2q4 0 8 0q2 0 4 0q2 0 4 0q2 0 4-1q1 0 2-1q1-1 1-2q0-2-2-3q-2-1-6-2q-4 0-9-1q-4 0-10-1q-5-1-9-2q-5-2-9-4q-4-3-6-6q-2-4-2-10q0-6 3-10q3-4 8-7q6-3 13-4q7-1 14-1q8 0 15 1q7 1 12 4q5 2 8 6q3 4 3 10v1h-24v0q0-2-1-4q-1-1-4-2q-3-1-8-1q-4 0-8 1q-3 0-4 1q-2 1-2 3q0 1 2 2q3 1 6 2q4 0 9 1q5 0 10 1q5 1 10 2q4 2 8 4q4 2 6 6q3 4 3 9q0 9-5 14q-5 5-14 8q-8 2-19 2z';
