import { expect, test } from 'vitest';
import { Answers } from '../../../site/prerender/answers';
import { ElementDrawer, recordsIn } from '../../../site/prerender/elements';
import { elementRecord } from '../../../widgets/all';
import { builtSettings } from '../../../widgets/settings';

const records = new Map(
  (await Promise.all([elementRecord('product-grid'), elementRecord('benefits')])).map(record => [
    record.tag,
    record,
  ]),
);
const draw = (html: string) =>
  new ElementDrawer(records, builtSettings('en'), new Answers()).fill(html, new Map()).result;

test('an element is drawn whatever its attributes hold', () => {
  const html = `<p>a</p><tass-product-grid heading="Ink > toner" highlight='"New"'></tass-product-grid><p>b</p>`;
  const drawn = draw(html);
  expect(drawn).toContain('<template shadowrootmode="open">');
  expect(drawn).toMatch(/Ink (>|&gt;) toner/);
  expect(drawn.replace(/<template.*<\/template>/s, '')).toBe(html);
  expect(recordsIn(html, records).map(({ tag }) => tag)).toEqual(['tass-product-grid']);
});

test('what stands inside an element stays there', () => {
  const drawn = draw('<tass-benefits><p>Until then</p></tass-benefits>');
  expect(drawn).toMatch(/^<tass-benefits><template .*<\/template><p>Until then<\/p><\/tass-benefits>$/s);
});

test('text that only looks like an element is left alone', () => {
  const html = '<p title="<tass-benefits></tass-benefits>">1 &lt; 2</p>';
  expect(draw(html)).toBe(html);
});
