import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** A finished answer: the bytes to send and the mark by which a client asks whether it changed. */
export interface Answer {
  body: Buffer;
  etag: string;
  /** Brotli form, made once when first asked for. */
  brotli?: Buffer | Promise<Buffer>;
}

/** Most bytes kept, questions included; the answers not asked for longest go first. */
export const CAPACITY = 64 * 1024 * 1024;
/** Bytes that an entry costs beside its text: objects, hash, places in tables. */
const ENTRY = 512;

/** Finished answers by what was asked. */
export class AnswerCache {
  // Each character of a question may take two bytes, and the packed form comes beside the body.
  readonly #answers = new LRUCache<string, Answer>({
    maxSize: CAPACITY,
    sizeCalculation: ({ body }, question) => ENTRY + 2 * question.length + 2 * body.length,
  });

  /** Bytes that are counted for what is kept. */
  get bytes(): number {
    return this.#answers.calculatedSize;
  }
  /** Grows with every clearing: what was made before one must not be kept after it. */
  generation = 0;

  get(question: string): Answer | undefined {
    return this.#answers.get(question);
  }

  /** The value as JSON, kept under the question unless the memory was cleared since `generation`. */
  put(question: string, value: unknown, generation = this.generation): Answer {
    const text = JSON.stringify(value);
    // Not from Node's shared pool: a small answer would hold 8 KiB of it.
    const body = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
    body.write(text);
    const answer = { body, etag: `W/"${createHash('sha1').update(body).digest('base64url')}"` };
    if (generation !== this.generation) return answer;
    this.#answers.set(question, answer);
    return answer;
  }

  clear(): void {
    this.generation++;
    this.#answers.clear();
  }
}
