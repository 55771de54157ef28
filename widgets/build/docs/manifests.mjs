import { pascalCase } from '../letter-case.mjs';

// What editors and documentation tools read of the elements, made from the records.

const typeText = attribute => {
  if (attribute.type === 'flag') return 'boolean';
  if (attribute.type === 'choice') return attribute.options.map(option => `'${option}'`).join(' | ');
  return attribute.type === 'number' ? 'number' : 'string';
};

const sentence = text => `${text}.`;

/** `custom-elements.json`, schema 2.1.0. `notes` says when each event fires, `slotsOf` what places a record has. */
export function customElements(records, common, notes, slotsOf) {
  return {
    schemaVersion: '2.1.0',
    modules: records.map(({ name, record }) => ({
      kind: 'javascript-module',
      path: `elements/${name}.js`,
      declarations: [
        {
          kind: 'class',
          customElement: true,
          name: `${pascalCase(record.tag)}Element`,
          tagName: record.tag,
          description: sentence(record.summary),
          attributes: Object.entries({ ...record.attributes, ...common }).map(([attribute, of]) => ({
            name: attribute,
            description: sentence(of.doc),
            type: { text: typeText(of) },
            ...('default' in of && { default: JSON.stringify(of.default) }),
          })),
          events: record.events.map(event => ({
            name: event,
            description: sentence(notes[event].when),
            type: { text: `CustomEvent<TassEvents['${event}']>` },
          })),
          cssParts: record.parts.map(part => ({ name: part })),
          slots: Object.entries(slotsOf(record)).map(([slot, doc]) => ({
            name: slot,
            description: sentence(doc),
          })),
        },
      ],
      exports: [
        {
          kind: 'custom-element-definition',
          name: record.tag,
          declaration: { name: `${pascalCase(record.tag)}Element` },
        },
      ],
    })),
  };
}

/** What VS Code offers while somebody types a tag. */
export function vscodeData(records, common) {
  return {
    version: 1.1,
    tags: records.map(({ record }) => ({
      name: record.tag,
      description: sentence(record.summary),
      attributes: Object.entries({ ...record.attributes, ...common }).map(([name, of]) => ({
        name,
        description: sentence(of.doc),
        ...(of.type === 'flag' && { valueSet: 'v' }),
        ...(of.type === 'choice' && { values: of.options.map(option => ({ name: option })) }),
      })),
    })),
  };
}
