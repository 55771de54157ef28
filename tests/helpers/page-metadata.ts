import type { Page } from 'playwright/test';

/** What the head says of the page as its scripts left it, or of a file before any script. */
export const metadata = (page: Page, html?: string) =>
  page.evaluate(text => {
    const head = text === undefined ? document : new DOMParser().parseFromString(text, 'text/html');
    const value = (selector: string, name: string) =>
      head.querySelector(selector)?.getAttribute(name) ?? null;
    const content = (key: string) => value(`meta[name="${key}"], meta[property="${key}"]`, 'content');
    const { lang, dir } = head.documentElement;
    return {
      lang,
      dir,
      title: head.title,
      description: content('description'),
      robots: content('robots'),
      graph: [content('og:title'), content('og:description'), content('og:image'), content('og:url')],
      card: content('twitter:card'),
      canonical: value('link[rel=canonical]', 'href'),
      alternates: [...head.querySelectorAll('link[rel=alternate]')].map(link => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    };
  }, html);
