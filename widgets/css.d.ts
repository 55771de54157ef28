/** A style sheet imported as its minified text. */
declare module '*.css' {
  const text: string;
  export default text;
}

/** Version of the package, written in by the build. */
declare const __VERSION__: string;
/** API host the build is made for (`SHOP_API`). */
declare const __SHOP_API__: string;
/** Main shop the build is made for (`SHOP_URL`). */
declare const __SHOP_URL__: string;
/** Where partners load the elements from (`WIDGETS_URL`). */
declare const __WIDGETS_URL__: string;
