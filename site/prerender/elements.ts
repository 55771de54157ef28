import { type ElementName, elementRecord, elements } from '../../widgets/all';
import type { ElementRecord } from '../../widgets/element/record';
import { shadowHtml, stylesOf } from '../../widgets/server';
import type { Settings } from '../../widgets/settings';

type Written = Record<string, string | true>;

const TAG = /<(tass-[a-z-]+)((?:\s[^<>]*)?)><\/\1>/g;
const ATTRIBUTE = /\s([a-z-]+)(?:="([^"]*)")?/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Every record, loaded once for the whole build. */
export async function loadRecords(): Promise<ReadonlyMap<string, ElementRecord>> {
  const names = Object.keys(elements) as ElementName[];
  const records = await Promise.all(names.map(elementRecord));
  return new Map(records.map(record => [record.tag, record]));
}

/** A page's markup with its elements drawn, and what they brought along. */
export interface Filled {
  readonly html: string;
  /** Tags of the elements on the page. */
  readonly tags: ReadonlySet<string>;
}

/** Draws every element in a piece of markup into its declarative shadow root. */
export function fillElements(
  html: string,
  records: ReadonlyMap<string, ElementRecord>,
  settings: Settings,
): Filled {
  const tags = new Set<string>();
  const filled = html.replace(TAG, (whole, tag: string, attributes: string) => {
    const record = records.get(tag);
    if (!record) return whole;
    tags.add(tag);
    const written = { attributes: readAttributes(attributes), settings };
    return `<${tag}${attributes}>${shadowHtml(record, written)}</${tag}>`;
  });
  return { html: filled, tags };
}

/** Style sheets inside the shadow roots of these elements, for the content policy. */
export function stylesIn(tags: Iterable<string>, records: ReadonlyMap<string, ElementRecord>): string[] {
  return [...tags].flatMap(tag => {
    const record = records.get(tag);
    return record ? [stylesOf(record)] : [];
  });
}

function readAttributes(text: string): Written {
  const written: Written = {};
  for (const [, name = '', value] of text.matchAll(ATTRIBUTE))
    written[name] = value === undefined || decode(value);
  return written;
}

const decode = (value: string) =>
  value.replace(/&(amp|lt|gt|quot|#39);/g, (_, entity: string) => ENTITIES[entity] ?? '');
