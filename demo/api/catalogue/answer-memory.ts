import { createHash } from 'node:crypto';

/** A finished answer: the bytes to send and the mark by which a client asks whether it changed. */
export interface Answer {
  body: Buffer;
  etag: string;
  /** Brotli form, made once when first asked for. */
  brotli?: Buffer | Promise<Buffer>;
}

/** Most bytes kept; the answers not asked for longest go first. */
const CAPACITY = 64 * 1024 * 1024;

/** Finished answers by what was asked. */
export class AnswerMemory {
  readonly #answers = new Map<string, Answer>();
  #bytes = 0;

  get(question: string): Answer | undefined {
    const answer = this.#answers.get(question);
    if (answer) {
      this.#answers.delete(question);
      this.#answers.set(question, answer);
    }
    return answer;
  }

  /** Keeps the value as JSON under the question. */
  put(question: string, value: unknown): Answer {
    const body = Buffer.from(JSON.stringify(value));
    const answer = { body, etag: `W/"${createHash('sha1').update(body).digest('base64url')}"` };
    this.#answers.set(question, answer);
    this.#bytes += body.length;
    for (const [oldest, { body }] of this.#answers) {
      if (this.#bytes <= CAPACITY) break;
      this.#answers.delete(oldest);
      this.#bytes -= body.length;
    }
    return answer;
  }

  clear(): void {
    this.#answers.clear();
    this.#bytes = 0;
  }
}
