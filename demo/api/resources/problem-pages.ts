import type { FastifyInstance } from 'fastify';
import { preferredLanguage } from '../common/language';
import { messages } from '../common/messages';
import { PROBLEMS, Problem, type ProblemName } from '../common/problems';
import { problemPageRoute } from './route-schemas';

/** `GET /problems/{name}`: what a problem's `type` means, for whoever follows it. */
export function problemPages(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>('/problems/:name', problemPageRoute, async (request, reply) => {
    const name = request.params.name as ProblemName;
    if (!Object.hasOwn(PROBLEMS, name)) throw new Problem('not-found');
    const language = preferredLanguage(request.headers['accept-language']);
    const [title, detail] = messages[language].problems[name];
    reply.header('vary', 'Accept-Language').header('content-language', language);
    return { title, status: PROBLEMS[name], detail };
  });
}
