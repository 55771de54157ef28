/** What the build writes into the source: names to the code of their values. */
export const constants: Readonly<Record<string, string>>;
