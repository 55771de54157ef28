import { createHash } from 'node:crypto';
import type { ElementRecord } from '../../../widgets/element/record';
import { stylesOf } from '../../../widgets/server/shadow-html';
import type { Files } from '../files/files';
import { siteCss } from './styles';

/** A style sheet as a file that never changes. */
interface StyleFile {
  readonly address: string;
  readonly css: string;
}

const styleFile = (name: string, css: string): StyleFile => ({
  address: `/assets/css/${name}-${createHash('sha1').update(css).digest('hex').slice(0, 8)}.css`,
  css,
});

/** All rules of the site: pages come with those that they need at first. */
export const siteStyles = styleFile('site', siteCss);

const files = new Map<ElementRecord, StyleFile>();

/** All rules of an element: for its shadow root where no script hands it any. */
export function elementStyles(record: ElementRecord): StyleFile {
  const file = files.get(record) ?? styleFile(record.tag, stylesOf(record));
  files.set(record, file);
  return file;
}

/** Writes the site's style sheet and those of the elements. */
export async function putStyles(to: Pick<Files, 'put'>, records: Iterable<ElementRecord>): Promise<void> {
  for (const { address, css } of [siteStyles, ...[...records].map(elementStyles)])
    await to.put(address.slice(1), css);
}
