/** What the site's bundle consists of (`.build/manifest.json`). */
export interface Manifest {
  /** Version in package.json. */
  readonly version: string;
  /** Source of the script that every page loads, a key of `modules`. */
  readonly entry: string;
  /**
   * Source without its ending (`site/pages/home`, `widgets/elements/finder/element`) to the addresses of the
   * files it needs, its own first: `/assets/js/home-1a2b3c4d.js`.
   */
  readonly modules: Readonly<Record<string, readonly string[]>>;
}
