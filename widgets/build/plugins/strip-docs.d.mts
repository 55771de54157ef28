interface Context {
  parse(code: string): unknown;
}

/** Takes documentation out of what ships: fields of a record itself, and of each of its attributes. */
export function stripDocs(): {
  readonly name: string;
  transform(this: Context, code: string, id: string): { readonly code: string; readonly map: null } | null;
};
