import { resolve } from 'node:path';
import { type MessagePort, Worker } from 'node:worker_threads';
import { type EachLanguage, LANGUAGES, type Language } from '../../widgets/locale/languages';
import { retryRateLimited } from './responses/rate-limit';
import { type Options, type SitePage, SitePages } from './site-pages';

/** A page to be drawn, and what became of it. */
interface Wanted {
  readonly id: number;
  readonly path: string;
}
type Answer = { readonly id: number } & ({ readonly page: SitePage } | { readonly fault: unknown });

/** What a thread is started with. */
export interface ThreadData {
  readonly lang: Language;
  readonly options: Options;
}

interface Waiting {
  done(page: SitePage): void;
  failed(fault: unknown): void;
}

/** Draws pages of one language that a `RenderThreads` asks for: what the thread's own file calls. */
export async function drawFor(asker: MessagePort, { lang, options }: ThreadData): Promise<void> {
  const pages = await SitePages.open(options);
  asker.on('message', ({ id, path }: Wanted) => {
    retryRateLimited(() => pages.draw(lang, path)).then(
      page => asker.postMessage({ id, page } satisfies Answer, [page.html.buffer]),
      (fault: unknown) => asker.postMessage({ id, fault } satisfies Answer),
    );
  });
}

/**
 * Heap of a thread in MB at most. It needs some fifty, whatever the size of the catalogue
 * (`responses/response-cache.ts`), and would take several times that before it collected garbage.
 */
const HEAP = 256;

/** Room for young objects in MB, twice Node's: drawing leaves much garbage, which is collected less often where more of it fits. */
const YOUNG = 96;

/** A thread for each language draws its pages: what they share is kept once, and processors work side by side. */
export class RenderThreads implements Pick<SitePages, 'draw'> {
  readonly #threads: EachLanguage<Worker>;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;

  /** `file` calls `drawFor` with its parent's port and data. */
  constructor(file: string, options: Options) {
    const start = (lang: Language) => {
      const thread = new Worker(resolve(file), {
        workerData: { lang, options } satisfies ThreadData,
        // Not those of a process that was given its script as text.
        execArgv: [],
        resourceLimits: { maxOldGenerationSizeMb: HEAP, maxYoungGenerationSizeMb: YOUNG },
      });
      thread.on('message', (answer: Answer) => this.#take(answer));
      thread.on('error', fault => this.#failAll(fault));
      thread.on('exit', () => this.#failAll(new Error(`The thread that draws pages in ${lang} has ended.`)));
      return thread;
    };
    this.#threads = Object.fromEntries(LANGUAGES.map(lang => [lang, start(lang)])) as EachLanguage<Worker>;
  }

  draw(lang: Language, path: string): Promise<SitePage> {
    const id = this.#asked++;
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed });
      this.#threads[lang].postMessage({ id, path } satisfies Wanted);
    });
  }

  async close(): Promise<void> {
    await Promise.all(LANGUAGES.map(lang => this.#threads[lang].terminate()));
  }

  #take(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('page' in answer) waiting?.done(answer.page);
    else waiting?.failed(answer.fault);
  }

  #failAll(fault: unknown): void {
    for (const { failed } of this.#waiting.values()) failed(fault);
    this.#waiting.clear();
  }
}
