/** What a package's own style sheet is imported as: its minified text, as of any other. For types alone. */
declare const text: string;
export default text;
