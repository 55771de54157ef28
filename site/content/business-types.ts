import type { DocumentContent, GridHeading, Question, TextLink } from './types';

/** Words of the builder on the business page. */
export interface BuilderContent {
  readonly heading: string;
  readonly element: string;
  /** Elements that have a name in words; the others are called by their tags. */
  readonly elements: Readonly<Partial<Record<string, string>>>;
  readonly mode: string;
  readonly modes: Readonly<Record<'place' | 'dialog' | 'float', string>>;
  readonly counting: string;
  readonly countings: Readonly<Record<'' | 'ga4' | 'ga4 consent' | 'shopify', string>>;
  /** On the buttons that open and close a dialog. */
  readonly open: string;
  readonly close: string;
  /** Over the line that installs the package. */
  readonly install: string;
  readonly tokens: {
    readonly heading: string;
    readonly accent: string;
    readonly onAccent: string;
    readonly paper: string;
    readonly ink: string;
    readonly radius: string;
    readonly space: string;
    readonly font: string;
    readonly fonts: Readonly<Record<'' | 'system-ui' | 'serif' | 'ui-monospace, monospace', string>>;
    readonly onButtons: string;
    readonly onPaper: string;
    readonly good: string;
    readonly hard: string;
    readonly usual: string;
    readonly reset: string;
  };
  readonly brand: string;
  readonly category: string;
  readonly any: string;
  readonly theme: string;
  readonly themes: Readonly<Record<'light' | 'dark' | 'auto', string>>;
  readonly language: string;
  readonly languages: { readonly page: string };
  readonly partner: string;
  readonly partnerHint: string;
  /** What a partner id may hold, said beside one that holds something else. */
  readonly partnerRule: string;
  readonly format: string;
  readonly formats: Readonly<Record<'html' | 'react' | 'vue' | 'wordpress', string>>;
  readonly copy: string;
  readonly copied: string;
  measured(kilobytes: number, requests: number): string;
  early(kilobytes: number): string;
  readonly policy: string;
  readonly preview: string;
  readonly qr: string;
  readonly qrText: string;
}

/** The business page. */
export interface BusinessContent extends DocumentContent {
  readonly benefits: readonly { readonly title: string; readonly text: string }[];
  /** The two lines that a partner pastes, said in words; the builder writes them. */
  readonly snippetHeading: string;
  readonly snippetIntro: string;
  /** Over the quick order, which works on this page. */
  readonly officeHeading: string;
  readonly officeIntro: string;
  /** Over the products of the own brand. */
  readonly ownGrid: GridHeading;
  /** Over the links to the elements' own pages. */
  readonly elementsHeading: string;
  /** To the page of all elements and guides. */
  readonly guidesLink: string;
  readonly builder: BuilderContent;
  readonly questions: readonly Question[];
  readonly links: readonly TextLink[];
}
