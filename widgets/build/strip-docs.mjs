const RECORD = /widgets[\\/]elements[\\/][\w-]+[\\/]element\.js$/;
const ATTRIBUTES = /widgets[\\/](elements[\\/][\w-]+[\\/]attributes|settings)\.js$/;

/** Fields of a record and of an attribute that manifests, typings and pages are made from; no element reads them. */
const OF_RECORDS = ['summary', 'events', 'parts', 'slots'];
const OF_ATTRIBUTES = ['doc'];

/** Takes what records say for readers out of what ships. */
export const stripDocs = () => ({
  name: 'strip-docs',
  transform(code, id) {
    const needless = RECORD.test(id) ? OF_RECORDS : ATTRIBUTES.test(id) ? OF_ATTRIBUTES : undefined;
    if (!needless) return null;
    let terse = code;
    // From the end, so that places before stay where they are.
    for (const { start, end } of fieldsOf(this.parse(code))
      .filter(({ name }) => needless.includes(name))
      .reverse())
      terse = terse.slice(0, start) + terse.slice(end).replace(/^\s*,/, '');
    return { code: terse, map: null };
  },
});

/** Every field of every object literal in a tree, in the order they stand. */
function fieldsOf(node) {
  if (Array.isArray(node)) return node.flatMap(fieldsOf);
  if (typeof node?.type !== 'string') return [];
  const own = node.type === 'Property' ? [{ name: node.key.name, start: node.start, end: node.end }] : [];
  return [
    ...own,
    ...Object.values(node).flatMap(value => (typeof value === 'object' ? fieldsOf(value) : [])),
  ];
}
