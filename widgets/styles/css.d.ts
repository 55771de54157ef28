/** A style sheet imported as its minified text. */
declare module '*.css' {
  const text: string;
  export default text;
}
