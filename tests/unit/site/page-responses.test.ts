// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { LISTED_MODELS, PAGE_RESPONSES } from '../../../site/app/loading/page-responses';

/** What a page with this text of responses and these links brings along. */
async function responsesOf(text: string, links = ''): Promise<unknown> {
  document.body.innerHTML = `<nav class="directory">${links}</nav><script type="application/json" id="${PAGE_RESPONSES}"></script>`;
  const script = document.getElementById(PAGE_RESPONSES);
  if (script) script.textContent = text;
  return (await import('../../../site/app/loading/page-responses')).pageResponses();
}
beforeEach(() => vi.resetModules());

test('a page brings along what it was drawn from', async () => {
  const responses = { a: { title: LISTED_MODELS }, b: null };
  expect(await responsesOf(JSON.stringify(responses))).toEqual(responses);
});

test('models that a page lists as links are read from there', async () => {
  const link = (slug: string, title: string) =>
    `<li><a href="/ar/ink-toner-finder/hp/${slug}"><bdi>${title}</bdi></a></li>`;
  expect(
    await responsesOf(
      `{"models":"${LISTED_MODELS}"}`,
      link('hp-m404', 'M404') + link('hp-m806x-plus', 'M806x+'),
    ),
  ).toEqual({
    models: [
      { slug: 'hp-m404', title: 'M404' },
      { slug: 'hp-m806x-plus', title: 'M806x+' },
    ],
  });
});

test('a page whose responses can’t be read has none', async () => {
  expect(await responsesOf('{"a":')).toEqual({});
});
