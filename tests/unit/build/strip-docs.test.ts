import { parseAst } from 'rollup/parseAst';
import { expect, test } from 'vitest';
import { stripDocs } from '../../../widgets/build/plugins/strip-docs.mjs';

const strip = (code: string, id: string): string =>
  (stripDocs().transform.call({ parse: parseAst }, code, id) as { code: string }).code;
const value = (code: string) => Function(`return ${code.replace('export default', '')}`)();

test('a record keeps what it works with, whatever its slots and attributes are called', () => {
  const code = `export default ({ tag: 'tass-x', summary: 'Says', attributes: { summary: { type: 'text', doc: 'D', default: 'd' }, events: { type: 'flag', doc: 'E' } }, events: [], slots: { summary: 'a slot', next: 'kept' }, styles: ['p'], component: 1, parts: ['p'] })`;
  expect(value(strip(code, '/widgets/elements/x/element.js'))).toEqual({
    tag: 'tass-x',
    attributes: { summary: { type: 'text', default: 'd' }, events: { type: 'flag' } },
    styles: ['p'],
    component: 1,
  });
});

test('documentation at the end of an attribute goes with the comma after it', () => {
  const code = `export default ({ phone: { type: 'text', pattern: 1, doc: 'D', }, only: { type: 'text', doc: 'D' } })`;
  expect(value(strip(code, '/widgets/elements/x/attributes.js'))).toEqual({
    phone: { type: 'text', pattern: 1 },
    only: { type: 'text' },
  });
});

test('a method keeps what it does', () => {
  const code = `export default ({ show: { doc: 'D', parameters: 'a: string', run: 1 }, data: { doc: 'D', parameters: '', returns: 'number', run: 2 } })`;
  expect(value(strip(code, '/widgets/headless/headless-element.js'))).toEqual({
    show: { run: 1 },
    data: { run: 2 },
  });
});

test('other modules stay as they are', () => {
  expect(
    stripDocs().transform.call({ parse: parseAst }, 'x({ doc: 1 })', '/widgets/loader/load-elements.js'),
  ).toBeNull();
});
