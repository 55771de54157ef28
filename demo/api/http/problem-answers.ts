import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../database/faults';
import { preferredLanguage } from '../language';
import { Problem, type ProblemName, problemBody } from '../problems';
import type { Settings } from '../settings';
import { describeFault } from './logging';

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

/** Makes every error of the API, its own or the framework's, an `application/problem+json` answer. */
export function answerProblems(app: FastifyInstance, settings: Settings): void {
  app.setErrorHandler((fault: FastifyError, request, reply) => {
    const problem = asProblem(fault);
    if (problem.statusCode >= 500) request.log.error({ fault: describeFault(fault) }, 'request failed');
    return sendProblem(problem, request, reply, settings);
  });
  app.setNotFoundHandler((request, reply) => {
    const allowed = methodsOf(app, request);
    if (allowed.length > 0) reply.header('allow', allowed.join(', '));
    const problem = new Problem(allowed.length > 0 ? 'method-not-allowed' : 'not-found');
    return sendProblem(problem, request, reply, settings);
  });
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
  const methods = ['GET', 'HEAD', 'POST'].filter(method => {
    const route = app.findRoute({ url: path, method: method as 'GET' });
    return route !== null;
  });
  return methods.includes(request.method) ? [] : methods;
}
