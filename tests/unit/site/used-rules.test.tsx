import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderTracked } from '../../../site/prerender/render/tracked-render';
import { UsedRules } from '../../../site/prerender/styles/used-rules';

const namesIn = (page: ReactNode, asked?: ReadonlySet<string>) =>
  renderTracked(() => renderToString(page), asked).names;
const used = (css: string, page: ReactNode) => new UsedRules(css).for(namesIn(page));

test('a page gets the rules that its tags and classes can match, in their order', () => {
  const css = '.b{color:red}.a{color:blue}p .a{color:green}table .a{color:gray}.a.c{color:tan}';
  expect(used(css, <p className="x a" />)).toBe('.a{color:#00f}p .a{color:green}');
});

test('states and what a page must not have count as met', () => {
  const css = 'a:hover{top:0}p:not(.later){right:0}.a:not([hidden]){bottom:0}';
  const page = (
    <p className="a">
      <a href="/x">x</a>
    </p>
  );
  expect(used(css, page)).toBe('a:hover{top:0}p:not(.later){right:0}.a:not([hidden]){bottom:0}');
});

test('attributes that the markup holds are met, with their values', () => {
  const css =
    '[hidden]{top:0}[title]{top:0}[dir=rtl]{top:0}[dir=ltr]{top:0}[part~=b]{top:0}[data-c$=-red]{top:0}[data-c$=-blue]{top:0}';
  const page = <p hidden dir="ltr" part="a b" data-c="a > b-red" />;
  expect(used(css, page)).toBe('[hidden],[dir=ltr],[part~=b],[data-c$=-red]{top:0}');
});

test('attributes are known by the names and values that markup has', () => {
  const css =
    '[for=a]{top:0}[tabindex="-1"]{top:0}[aria-busy=false]{top:0}[aria-busy=true]{top:0}[hidden]{top:0}[disabled]{top:0}';
  const page = (
    <label htmlFor="a" tabIndex={-1} aria-busy={false} hidden={false}>
      <button type="button" disabled />
    </label>
  );
  expect(used(css, page)).toBe('[for=a],[tabindex="-1"],[aria-busy=false],[disabled]{top:0}');
});

test('attributes that change before scripts are there are met', () => {
  const css = 'details[open]{top:0}:root[data-theme=dark]{top:0}';
  expect(used(css, <details />)).toBe('details[open],:root[data-theme=dark]{top:0}');
});

test('one of several selectors is enough, also within another', () => {
  expect(used('.a,.b{top:0}:is(h1,h2) .a{left:0}:is(h3,.b){right:0}', <h2 className="a">x</h2>)).toBe(
    '.a,.b{top:0}:is(h1,h2) .a{left:0}',
  );
});

test('rules under a condition come with it, and none comes for nothing', () => {
  const css = '@media print{.a{top:0}}@media (width>600px){.b{top:0}}';
  expect(used(css, <p className="a" />)).toBe('@media print{.a{top:0}}');
});

test('text counts for nothing, wherever it looks like a tag', () => {
  const page = (
    <p title="<b>">
      {'<i>'}
      <svg className="icon" aria-hidden="true" />
    </p>
  );
  expect(used('.icon{top:0}svg{left:0}b{bottom:0}i{right:0}', page)).toBe('.icon{top:0}svg{left:0}');
});

test('the names of several pieces count together', () => {
  const names = namesIn(<p data-a="1" />).addAll(namesIn(<b className="c" data-a="2" />));
  const css = '[data-a="1"]{top:0}[data-a="2"]{left:0}p{top:1px}.c{left:1px}i{top:2px}';
  expect(new UsedRules(css).for(names)).toBe('[data-a="1"]{top:0}[data-a="2"]{left:0}p{top:1px}.c{left:1px}');
});

test('the attributes that a sheet asks for are enough to tell its rules', () => {
  const sheet = new UsedRules('[dir=rtl]{top:0}p:is([hidden],.a){left:0}[title]{right:0}');
  const page = <p hidden dir="rtl" id="x" />;
  const asked = new Set(sheet.attributes);
  expect(asked).toEqual(new Set(['dir', 'hidden', 'title']));
  expect(sheet.for(namesIn(page, asked))).toBe(sheet.for(namesIn(page)));
  expect(namesIn(page, asked).attributes.has('id')).toBe(false);
});
