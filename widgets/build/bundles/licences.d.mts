export const WELCOME: readonly string[];
export function packageIn(folder: string): {
  readonly name: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
};
