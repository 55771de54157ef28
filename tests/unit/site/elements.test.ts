import { expect, test } from 'vitest';
import { Answers } from '../../../site/prerender/answers';
import { ElementDrawer } from '../../../site/prerender/elements';
import { elementRecord } from '../../../widgets/all';
import { builtSettings } from '../../../widgets/settings';

const records = new Map(
  (await Promise.all([elementRecord('product-grid'), elementRecord('benefits')])).map(record => [
    record.tag,
    record,
  ]),
);
const fill = (html: string) =>
  new ElementDrawer(records, builtSettings('en'), new Answers()).fill(html, new Map()).result;
const draw = (html: string) => fill(html).html;

test('an element is drawn whatever its attributes hold', () => {
  const html = `<p>a</p><tass-product-grid heading="Ink > toner" highlight='"New"'></tass-product-grid><p>b</p>`;
  const drawn = draw(html);
  expect(drawn).toContain('<template shadowrootmode="open">');
  expect(drawn).toMatch(/Ink (>|&gt;) toner/);
  expect(drawn.replace(/<template.*<\/template>/s, '')).toBe(html);
});

test('the shadow roots of each kind are told', () => {
  const grid = '<tass-product-grid></tass-product-grid>';
  const { html, roots } = fill(`${grid}<tass-benefits></tass-benefits>${grid}`);
  expect([...roots].map(([{ tag }, drawn]) => [tag, drawn.length])).toEqual([
    ['tass-product-grid', 2],
    ['tass-benefits', 1],
  ]);
  expect([...roots.values()].flat().every(root => html.includes(root))).toBe(true);
});

test('what stands inside an element stays there', () => {
  const drawn = draw('<tass-benefits><p>Until then</p></tass-benefits>');
  expect(drawn).toMatch(/^<tass-benefits><template .*<\/template><p>Until then<\/p><\/tass-benefits>$/s);
});

test('text that only looks like an element is left alone', () => {
  const html = '<p title="<tass-benefits></tass-benefits>">1 &lt; 2</p>';
  expect(draw(html)).toBe(html);
});
