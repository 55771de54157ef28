const rule = ({ pattern: _, ...attribute }) => attribute;
const mapped = (fields, of) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, of(value)]));

/** What one record says of its element, as data; `slotsOf` names all its slots. */
const docsOf = (record, slotsOf) => ({
  tag: record.tag,
  summary: record.summary,
  attributes: mapped(record.attributes, rule),
  events: record.events,
  parts: record.parts,
  slots: slotsOf(record),
  methods: mapped(record.methods ?? {}, ({ doc, parameters }) => ({ doc, parameters })),
});

/** The documentation of all records as a module for the shop's reference pages. */
export function elementDocsModule(records, slotsOf) {
  const docs = Object.fromEntries(records.map(({ name, record }) => [name, docsOf(record, slotsOf)]));
  return `// Made from the records by \`npm run generate\`; not to be edited.
import type { ElementName } from '../../widgets/all';
import type { ElementDocs } from './elements-types';

/** What each element's record says of it. */
export const elementDocs: Readonly<Record<ElementName, ElementDocs>> = ${JSON.stringify(docs, undefined, 2)};
`;
}
