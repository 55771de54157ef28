/** A company's mark in the colour of the text around it; `mark` is a path in a square of 24 units. */
export function BrandIcon({ mark }: { readonly mark: string }) {
  return (
    <svg className="icon icon-filled" viewBox="0 0 24 24" aria-hidden="true">
      <path d={mark} />
    </svg>
  );
}
