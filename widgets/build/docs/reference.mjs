/** Text inside a table's cell. */
const cell = text => text.replaceAll('|', '\\|');

/** `limit` (1–48, default 12) */
function attributeWords([name, attribute]) {
  const facts = [
    attribute.type === 'number' && `${attribute.min}–${attribute.max}`,
    attribute.type === 'choice' && attribute.options.map(option => `\`${option}\``).join(', '),
    'default' in attribute && `default \`${attribute.default}\``,
  ].filter(Boolean);
  return `\`${name}\`${facts.length > 0 ? ` (${facts.join('; ')})` : ''}`;
}

const code = names => names.map(name => `\`${name}\``).join(', ');

/** What a page's script may call on the elements, a row each. */
const methodRows = records =>
  records.flatMap(({ record }) =>
    Object.entries(record.methods ?? {}).map(
      ([name, { doc, parameters }]) =>
        `| \`${name}(${cell(parameters)})\` | \`${record.tag}\` | ${cell(doc)} |`,
    ),
  );

/** What a page may put in place of, or beside, what the elements draw, a row each. */
const slotRows = records =>
  records.flatMap(({ record }) =>
    Object.entries(record.slots ?? {}).map(
      ([name, doc]) => `| \`${name || '(default)'}\` | \`${record.tag}\` | ${cell(doc)} |`,
    ),
  );

/** The reference tables of the README: all elements, their methods, and the attributes that every element takes. */
export function reference(records, common) {
  return [
    '| Element | Shows | Attributes | Events | Parts |',
    '|---|---|---|---|---|',
    ...records.map(({ record }) =>
      [
        `\`${record.tag}\``,
        record.summary,
        Object.entries(record.attributes).map(attributeWords).join(', '),
        code(record.events),
        code(record.parts),
      ]
        .map(text => ` ${cell(text)} `)
        .join('|')
        .replace(/^/, '|')
        .replace(/$/, '|'),
    ),
    '',
    '| Method | Of | Does |',
    '|---|---|---|',
    ...methodRows(records),
    '',
    '| Slot | Of | Is |',
    '|---|---|---|',
    '| `header`, `footer` | all | Above and below what the element shows |',
    ...slotRows(records),
    '',
    'Every element also takes:',
    '',
    '| Attribute | Meaning |',
    '|---|---|',
    ...Object.entries(common).map(entry => `| ${cell(attributeWords(entry))} | ${cell(entry[1].doc)} |`),
  ].join('\n');
}
