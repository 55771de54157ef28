/** What a browser tells of the line (Network Information API); some tell nothing. */
interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether bytes may be spent on a guess: not where data is saved, and not on a line that is slow already. */
export function mayPrefetch(): boolean {
  const { saveData, effectiveType } = (navigator as { connection?: Line }).connection ?? {};
  return !saveData && !effectiveType?.includes('2g') && document.visibilityState === 'visible';
}
