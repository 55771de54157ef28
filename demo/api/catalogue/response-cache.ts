import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** A finished response: the bytes to send and the mark by which a client asks whether it changed. */
export interface CachedResponse {
  body: Buffer;
  etag: string;
  /** Brotli form, made once when first asked for. */
  brotli?: Buffer | Promise<Buffer>;
}

/** Most bytes kept, questions included; the responses not asked for longest go first. */
export const CAPACITY = 64 * 1024 * 1024;
/** Bytes that an entry costs beside its text: objects, hash, places in tables. */
const ENTRY = 512;

/** Finished responses by what was asked. */
export class ResponseCache {
  // Each character of a question may take two bytes, and the packed form comes beside the body.
  readonly #responses = new LRUCache<string, CachedResponse>({
    maxSize: CAPACITY,
    sizeCalculation: ({ body }, question) => ENTRY + 2 * question.length + 2 * body.length,
  });

  /** Bytes that are counted for what is kept. */
  get bytes(): number {
    return this.#responses.calculatedSize;
  }
  /** Grows with every clearing: what was made before one must not be kept after it. */
  generation = 0;

  get(question: string): CachedResponse | undefined {
    return this.#responses.get(question);
  }

  /** The value as JSON, kept under the question unless the memory was cleared since `generation`. */
  put(question: string, value: unknown, generation = this.generation): CachedResponse {
    const text = JSON.stringify(value);
    // Not from Node's shared pool: a small response would hold 8 KiB of it.
    const body = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
    body.write(text);
    const response = { body, etag: `W/"${createHash('sha1').update(body).digest('base64url')}"` };
    if (generation !== this.generation) return response;
    this.#responses.set(question, response);
    return response;
  }

  clear(): void {
    this.generation++;
    this.#responses.clear();
  }
}
