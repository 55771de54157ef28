/** A name of any script inside a sentence of another, whose signs (`LX-300+`) and order hold (first strong isolate). */
export const bidiIsolate = (name: string): string => `\u2068${name}\u2069`;
