/** A grey card that holds the place of one that is loading. */
export function CardPlaceholder() {
  return (
    <div className="card card-placeholder" part="placeholder" aria-hidden="true">
      <div className="tile" />
      <div className="words">
        <span />
        <span />
        <span />
        <span />
      </div>
    </div>
  );
}
