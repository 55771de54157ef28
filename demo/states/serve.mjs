import { requestUrl } from '../run/request-url.mjs';
import { statePage, statesIndex } from './pages.mjs';
import { answerIn } from './responses.mjs';

const send = (response, status, type, body) =>
  response
    .writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' })
    .end(body);

/** Answers what stands below `/states/`: the list, a page a state, and the host that their elements ask. */
export async function serveStates(request, response) {
  const origin = `http://${request.headers.host}`;
  const { pathname, searchParams } = requestUrl(request);
  const [, , name = '', state, ...rest] = pathname.split('/');
  if (!name) return send(response, 200, 'text/html', statesIndex());
  if (name === 'host') {
    const lang = request.headers['accept-language']?.startsWith('ar') ? 'ar' : 'en';
    const path = `/${rest.slice(2).join('/')}`;
    const { status, body } = await answerIn(state, {
      method: request.method,
      path,
      query: searchParams,
      lang,
    });
    return send(response, status, 'application/json', JSON.stringify(body));
  }
  const lang = searchParams.get('lang') === 'ar' ? 'ar' : 'en';
  const theme = searchParams.get('theme') === 'dark' ? 'dark' : 'light';
  const page = statePage(name, state, { lang, theme, origin });
  return send(response, page ? 200 : 404, 'text/html', page ?? 'Not found');
}
