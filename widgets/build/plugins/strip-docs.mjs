import MagicString from 'magic-string';

/** Where records and attributes stand. */
const DOCUMENTED = /widgets[\\/](elements[\\/][\w-]+[\\/][\w-]+|headless[\\/]headless-element)\.js$/;

/** Fields of a record that manifests, typings and reference are made from; no element reads them. */
const OF_RECORDS = new Set(['summary', 'events', 'parts', 'slots']);
/** The like of one attribute, and of one method. */
const OF_ATTRIBUTES = new Set(['doc']);
const OF_METHODS = new Set(['doc', 'parameters', 'returns']);

/** Takes documentation out of what ships: fields of a record itself, and of each of its attributes and methods. */
export const stripDocs = () => ({
  name: 'strip-docs',
  transform(code, id) {
    if (!DOCUMENTED.test(id)) return null;
    const stripped = new MagicString(code);
    const strip = ({ properties, end }, names) => {
      properties.forEach((property, at) => {
        if (!names.has(property.key?.name)) return;
        // With what separates it from the next field; the last one with all before its object's brace.
        stripped.remove(property.start, properties[at + 1]?.start ?? end - 1);
      });
    };
    for (const object of objectsOf(this.parse(code))) {
      const names = new Set(object.properties.map(({ key }) => key?.name));
      if (names.has('tag') && names.has('component')) strip(object, OF_RECORDS);
      else if (names.has('type') && names.has('doc')) strip(object, OF_ATTRIBUTES);
      else if (names.has('run') && names.has('parameters')) strip(object, OF_METHODS);
    }
    return { code: stripped.toString(), map: null };
  },
});

/** Every object literal in a tree. */
function objectsOf(node) {
  if (Array.isArray(node)) return node.flatMap(objectsOf);
  if (typeof node?.type !== 'string') return [];
  const own = node.type === 'ObjectExpression' ? [node] : [];
  return [
    ...own,
    ...Object.values(node).flatMap(value => (typeof value === 'object' ? objectsOf(value) : [])),
  ];
}
