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

/** The reference tables of the README: all elements, and the attributes that every element takes. */
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
    'Every element also takes:',
    '',
    '| Attribute | Meaning |',
    '|---|---|',
    ...Object.entries(common).map(entry => `| ${cell(attributeWords(entry))} | ${cell(entry[1].doc)} |`),
  ].join('\n');
}
