import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ElementRenderer } from '../../../site/prerender/render/elements';
import { renderTracked } from '../../../site/prerender/render/tracked-render';
import { ResponseCache } from '../../../site/prerender/responses/response-cache';
import { PageSheets } from '../../../site/prerender/styles/page-styles';
import { elementRecord } from '../../../widgets/all';
import { builtSettings } from '../../../widgets/settings';

const records = new Map(
  (await Promise.all([elementRecord('product-grid'), elementRecord('benefits')])).map(record => [
    record.tag,
    record,
  ]),
);
const { asked } = new PageSheets(records.values());
const fill = (page: ReactNode) =>
  new ElementRenderer({ records, settings: builtSettings('en'), responses: new ResponseCache(), asked }).fill(
    renderTracked(() => renderToString(page), asked),
    new Map(),
  ).result;
const draw = (page: ReactNode) => fill(page).html;

test('an element is drawn whatever its attributes hold', () => {
  const drawn = draw(
    <>
      <p>a</p>
      <tass-product-grid heading="Ink > toner" highlight={'"New"'} />
      <p>b</p>
    </>,
  );
  expect(drawn).toMatch(/<h2[^>]*>.*Ink (>|&gt;) .*toner.*<\/h2>/s);
  expect(drawn.replace(/<template.*<\/template>/s, '')).toBe(
    '<p>a</p><tass-product-grid heading="Ink > toner" highlight="&quot;New&quot;"></tass-product-grid><p>b</p>',
  );
});

test('what the shadow roots of each kind hold is told', () => {
  const { roots } = fill(
    <>
      <tass-product-grid />
      <tass-benefits />
      <tass-product-grid />
    </>,
  );
  expect([...roots].map(([{ tag }, drawn]) => [tag, drawn.length])).toEqual([
    ['tass-product-grid', 2],
    ['tass-benefits', 1],
  ]);
  expect([...roots.values()].flat().every(({ words }) => words.has('.root') && words.has('div'))).toBe(true);
});

test('what stands inside an element stays there', () => {
  const drawn = draw(
    <tass-benefits>
      <p>Until then</p>
    </tass-benefits>,
  );
  expect(drawn).toMatch(/^<tass-benefits><template .*<\/template><p>Until then<\/p><\/tass-benefits>$/s);
});

test('a vnode that is drawn twice has one shadow root each time', () => {
  const benefits = <tass-benefits />;
  expect(draw(benefits)).toBe(draw(benefits));
  expect(draw(benefits).match(/<template /g)).toHaveLength(1);
});

test('text that only looks like an element is left alone', () => {
  const page = <p title="<tass-benefits></tass-benefits>">{'<shadow-root></shadow-root>'}</p>;
  expect(draw(page)).toBe(renderToString(page));
});

test('the pictures that come first are told', () => {
  const { firstPictures } = renderTracked(() =>
    renderToString(
      <p>
        <img src="/a.svg?x=1&y=2" alt="A > B" fetchPriority="high" />
        <img src="/b.svg" alt="" />
      </p>,
    ),
  );
  expect(firstPictures).toEqual(['/a.svg?x=1&y=2']);
});
