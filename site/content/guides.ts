import type { SampleName } from './samples';
import type { PageContent } from './types';

/** Guides for developers of other sites, in the order they are listed. */
export const guideNames = [
  'tasks',
  'html',
  'wordpress',
  'shopify',
  'wix',
  'spa',
  'ssr',
  'csp',
  'consent',
  'versions',
] as const;
export type GuideName = (typeof guideNames)[number];

/** Where a guide stands, without the language's prefix. */
export const guidePath = (name: GuideName) => `/b2b/guides/${name}`;
/** Where all elements and guides are listed. */
export const ELEMENTS_PATH = '/b2b/elements';

/** One guide: prose with code. */
export interface Guide extends PageContent {
  readonly intro: string;
  readonly sections: readonly {
    readonly heading: string;
    readonly paragraphs: readonly string[];
    readonly samples: readonly SampleName[];
  }[];
}

/** All guides, and the page that lists them and the elements. */
export interface GuidesContent {
  readonly index: PageContent;
  readonly guidesHeading: string;
  readonly elementsHeading: string;
  /** Over the line that installs the package. */
  readonly install: string;
  /** Over the changelog. */
  readonly changes: string;
  readonly copy: string;
  readonly copied: string;
  readonly guides: Readonly<Record<GuideName, Guide>>;
}
