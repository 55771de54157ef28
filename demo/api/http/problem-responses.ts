import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Language, preferredLanguage } from '../common/language';
import { describeFault } from '../common/masking';
import { messages } from '../common/messages';
import { Problem, type ProblemName } from '../common/problems';
import { isUnavailable } from '../database/faults';
import type { Settings } from '../settings';
import { PROTECTIVE_HEADERS } from './security';

/** Seconds after which a client is told to try again when the API itself is in trouble. */
const RETRY_AFTER = 2;

/** Fastify's own refusals, by status. */
const BY_STATUS: Readonly<Record<number, ProblemName>> = {
  404: 'not-found',
  408: 'too-slow',
  413: 'too-large',
  414: 'bad-request',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
  503: 'unavailable',
};

/**
 * Makes every error of the API, its own or the framework's, an `application/problem+json` response. Goes after `secure`:
 * unknown addresses share its limit.
 */
export function registerProblemHandlers(app: FastifyInstance, settings: Settings): void {
  app.setErrorHandler((fault: FastifyError, request, reply) => sendFault(fault, request, reply, settings));
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    const allowed = methodsOf(app, request);
    if (allowed.length > 0) reply.header('allow', allowed.join(', '));
    const problem = new Problem(allowed.length > 0 ? 'method-not-allowed' : 'not-found');
    return sendProblem(problem, request, reply, settings);
  });
}

/** Responds to a request that failed; faults of our own are logged. */
function sendFault(fault: FastifyError, request: FastifyRequest, reply: FastifyReply, settings: Settings) {
  const problem = asProblem(fault);
  if (problem.statusCode >= 500) request.log.error({ fault: describeFault(fault) }, 'request failed');
  return sendProblem(problem, request, reply, settings);
}

/** What every response carries, for those to requests that no hook has seen. */
const unseenHeaders = (id: string) => ({
  ...PROTECTIVE_HEADERS,
  'x-request-id': id,
  'access-control-allow-origin': '*',
  'cache-control': 'no-store',
});

/** Responds to an address that can't be read. */
export function sendMalformedAddress(
  fault: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  settings: Settings,
) {
  reply.headers(unseenHeaders(request.id));
  return sendFault(fault, request, reply, settings);
}

/** Responds to what is no HTTP, has too long a head, or does not arrive in time; there is no request yet. */
export function sendClientError(fault: NodeJS.ErrnoException, socket: Socket, settings: Settings): void {
  if (fault.code === 'ECONNRESET' || !socket.writable) return;
  const problem = new Problem(fault.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'too-slow' : 'bad-request');
  const id = randomUUID();
  const body = JSON.stringify(problemBody(problem, 'en', settings.publicUrl, id));
  const headers = {
    ...unseenHeaders(id),
    'content-type': 'application/problem+json; charset=utf-8',
    'content-language': 'en',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${problem.statusCode} ${STATUS_CODES[problem.statusCode]}\r\n${lines.join('')}\r\n${body}`,
  );
}

function sendProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply, settings: Settings) {
  const language = preferredLanguage(request.headers['accept-language']);
  if (problem.retryAfter !== null) reply.header('retry-after', problem.retryAfter);
  return reply
    .code(problem.statusCode)
    .header('cache-control', 'no-store')
    .header('content-language', language)
    .type('application/problem+json; charset=utf-8')
    .serializer((text: string) => text)
    .send(JSON.stringify(problemBody(problem, language, settings.publicUrl, request.id)));
}

/** What the client is told of a fault; nothing of its inside leaves the API. */
function asProblem(fault: FastifyError): Problem {
  if (fault instanceof Problem) return fault;
  if (isUnavailable(fault)) return new Problem('unavailable', {}, RETRY_AFTER);
  const status = fault.statusCode ?? 500;
  const known = BY_STATUS[status] ?? (status < 500 ? 'bad-request' : 'internal');
  return new Problem(known, {}, known === 'unavailable' ? RETRY_AFTER : null);
}

/** Methods the address would have answered. */
function methodsOf(app: FastifyInstance, request: FastifyRequest): string[] {
  const path = request.url.split('?', 1)[0] ?? '';
  const methods = (['GET', 'HEAD', 'POST', 'DELETE'] as const).filter(method =>
    // Not `hasRoute`: that takes what is asked for as a pattern.
    app.findRoute({ url: path, method }),
  );
  return methods.some(method => method === request.method) ? [] : methods;
}

/** The body of an `application/problem+json` answer (RFC 9457). */
function problemBody(problem: Problem, language: Language, publicUrl: string, requestId: string) {
  const [title, detail] = messages[language].problems[problem.problem];
  return {
    type: `${publicUrl}/problems/${problem.problem}`,
    title,
    status: problem.statusCode,
    detail,
    ...problem.members,
    request_id: requestId,
  };
}
