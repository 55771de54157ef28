import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Catalogue } from '../catalogue/catalogue';
import type { LiveCatalogue } from '../catalogue/live-catalogue';
import type { CachedResponse } from '../catalogue/response-cache';
import { type Language, preferredLanguage } from '../common/language';

/** Catalogue responses may be shown again for this long without asking. */
const CACHE = 'public, max-age=5';
/** Responses smaller than this, in bytes, are not worth packing. */
const PACK_FROM = 1_024;
/** Types that are not packed by themselves. */
const PACKED_TYPES = /json|svg/;

const pack = promisify(brotliCompress);

/**
 * Responds to a question about the catalogue in the visitor's language: from memory, or made now and remembered
 * until the catalogue changes. `question` tells all that the response depends on, the language aside.
 */
export async function sendCatalogue(
  { catalogue: live }: { readonly catalogue: LiveCatalogue },
  request: FastifyRequest,
  reply: FastifyReply,
  question: string,
  make: (catalogue: Catalogue, language: Language) => unknown | Promise<unknown>,
) {
  const language = preferredLanguage(request.headers['accept-language']);
  const catalogue = await live.current();
  const key = `${language} ${question}`;
  const { responses } = live;
  const { generation } = responses;
  const response = responses.get(key) ?? responses.put(key, await make(catalogue, language), generation);
  reply
    .header('cache-control', CACHE)
    .header('vary', 'Accept-Language, Accept-Encoding')
    .header('content-language', language);
  return sendResponse(request, reply, response, 'application/json; charset=utf-8');
}

/** Sends a response, compressed where that pays and the client takes it; nothing where the client has it already. */
export async function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
  type: string,
) {
  reply.header('etag', response.etag);
  if (isKnown(request.headers['if-none-match'], response.etag)) return reply.code(304).send();
  reply.header('content-type', type);
  const isTaken = takesBrotli(String(request.headers['accept-encoding'] ?? ''));
  if (response.body.length < PACK_FROM || !PACKED_TYPES.test(type) || !isTaken)
    return reply.send(response.body);
  return reply.header('content-encoding', 'br').send(await packed(response));
}

/** Whether `Accept-Encoding` names Brotli, and not with the weight 0, by which it is refused. */
function takesBrotli(header: string): boolean {
  const named = /(?:^|,)\s*br\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i.exec(header);
  return named !== null && Number(named[1] ?? 1) > 0;
}

function packed(response: CachedResponse): Buffer | Promise<Buffer> {
  response.brotli ??= pack(response.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).then(bytes => {
    response.brotli = bytes;
    return bytes;
  });
  return response.brotli;
}

function isKnown(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return (
    header === '*' || header.split(',').some(known => known.trim().replace(/^W\//, '') === etag.slice(2))
  );
}
