/** Slugs of a printer's brand and model; a brand alone where that is all that was chosen. */
export interface ChosenPrinter {
  readonly brand: string;
  readonly model: string | undefined;
}
