import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { DIRECTIONS, type Language } from '../../../widgets/locale/languages';
import { ErrorState } from '../../../widgets/pieces/drawings/error-state';
import { escapeText } from '../../../widgets/server/escape';
import { pathIn } from '../../common/address';
import type { Messages } from '../../content/messages';

/** The page that stands in, without a connection, for one that was never visited: words, a drawing and styles. */
export function offlinePage(lang: Language, messages: Messages, css: string): string {
  const home = pathIn(lang, '/');
  const drawing = renderToString(createElement(ErrorState, { className: 'drawing' }));
  const hash = createHash('sha256').update(css).digest('base64');
  return `<!doctype html><html lang="${lang}" dir="${DIRECTIONS[lang]}" data-theme="auto"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="Content-Security-Policy" content="default-src 'self'; style-src 'sha256-${hash}'"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${escapeText(messages.offline.title)}</title><link rel="icon" href="/icon.svg" type="image/svg+xml"><style>${css}</style></head><body><main class="wrap page not-found">${drawing}<h1>${escapeText(messages.offline.title)}</h1><p class="intro">${escapeText(messages.offline.text)}</p><p class="actions"><a class="button button-primary" href="">${escapeText(messages.offline.again)}</a><a class="button" href="${home}">${escapeText(messages.offline.home)}</a></p></main></body></html>
`;
}
