import { expect, test } from 'vitest';
import { allNames, namesIn, UsedRules } from '../../../site/prerender/used-rules';

const used = (css: string, html: string) => new UsedRules(css).for(namesIn(html));

test('a page gets the rules that its tags and classes can match, in their order', () => {
  const css = '.b{color:red}.a{color:blue}p .a{color:green}table .a{color:gray}.a.c{color:tan}';
  expect(used(css, '<p class="x a"></p>')).toBe('.a{color:#00f}p .a{color:green}');
});

test('states and what a page must not have count as met', () => {
  const css = 'a:hover{top:0}p:not(.later){right:0}.a:not([hidden]){bottom:0}';
  const html = '<a></a><p class="a"></p>';
  expect(used(css, html)).toBe('a:hover{top:0}p:not(.later){right:0}.a:not([hidden]){bottom:0}');
});

test('attributes that the markup holds are met, with their values', () => {
  const css =
    '[hidden]{top:0}[title]{top:0}[dir=rtl]{top:0}[dir=ltr]{top:0}[part~=b]{top:0}[data-c$=-red]{top:0}[data-c$=-blue]{top:0}';
  const html = '<p hidden dir="ltr" part="a b" data-c="a > b-red"></p>';
  expect(used(css, html)).toBe('[hidden],[dir=ltr],[part~=b],[data-c$=-red]{top:0}');
});

test('attributes that change before scripts are there are met', () => {
  const css = 'details[open]{top:0}:root[data-theme=dark]{top:0}';
  expect(used(css, '<details></details>')).toBe('details[open],:root[data-theme=dark]{top:0}');
});

test('one of several selectors is enough, also within another', () => {
  expect(used('.a,.b{top:0}:is(h1,h2) .a{left:0}:is(h3,.b){right:0}', '<h2 class="a"></h2>')).toBe(
    '.a,.b{top:0}:is(h1,h2) .a{left:0}',
  );
});

test('rules under a condition come with it, and none comes for nothing', () => {
  const css = '@media print{.a{top:0}}@media (width>600px){.b{top:0}}';
  expect(used(css, '<p class="a"></p>')).toBe('@media print{.a{top:0}}');
});

test('names in shadow roots count, text does not', () => {
  const html =
    '<tass-x title="<b>"><template shadowrootmode="open"><svg class="icon"></svg></template>a &lt;b</tass-x>';
  expect(used('.icon{top:0}svg{left:0}tass-x{right:0}b{bottom:0}', html)).toBe(
    '.icon{top:0}svg{left:0}tass-x{right:0}',
  );
});

test('the names of several pieces count together', () => {
  const names = allNames([namesIn('<p data-a="1"></p>'), namesIn('<b class="c" data-a="2"></b>')]);
  const css = '[data-a="1"]{top:0}[data-a="2"]{left:0}p{top:1px}.c{left:1px}i{top:2px}';
  expect(new UsedRules(css).for(names)).toBe('[data-a="1"]{top:0}[data-a="2"]{left:0}p{top:1px}.c{left:1px}');
});

test('the attributes that a sheet asks for are enough to tell its rules', () => {
  const sheet = new UsedRules('[dir=rtl]{top:0}p:is([hidden],.a){left:0}[title]{right:0}');
  const html = '<p hidden href="/x" dir="rtl"></p>';
  expect(new Set(sheet.attributes)).toEqual(new Set(['dir', 'hidden', 'title']));
  expect(sheet.for(namesIn(html, new Set(sheet.attributes)))).toBe(sheet.for(namesIn(html)));
  expect(namesIn(html, new Set(sheet.attributes)).attributes.has('href')).toBe(false);
});
