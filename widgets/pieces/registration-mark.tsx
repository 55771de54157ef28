/** Three inks printed over each other, with a printer's mark: in register, or one of them beside it. */
export function RegistrationMark({ broken }: { readonly broken: boolean }) {
  return (
    <svg className="drawing" viewBox="0 0 120 88" width="120" height="88" aria-hidden="true">
      <g className="inks">
        <circle className="cyan" cx="48" cy="36" r="24" />
        <circle className="magenta" cx={broken ? 82 : 72} cy={broken ? 28 : 36} r="24" />
        <circle className="yellow" cx="60" cy={broken ? 60 : 56} r="24" />
      </g>
      <g fill="none" stroke="currentColor" strokeWidth="1.5">
        <circle cx="60" cy="43" r="9" />
        <path d="M60 28v30M45 43h30M2 2h10M2 2v10M118 2h-10M118 2v10M2 86h10M2 86V76M118 86h-10M118 86V76" />
      </g>
    </svg>
  );
}
