import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { freePort } from './free-port';
import { onPath } from './on-path';

// By hand: Playwright drives browsers of its own builds alone, and what systems and Safari bring speaks W3C WebDriver.

/** Programs that drive a browser of another engine than Chromium, and what they are asked for. */
const DRIVERS = {
  WebKit: {
    programs: ['safaridriver', 'WebKitWebDriver'],
    args: (port: number) => [`--port=${port}`],
    capabilities: {},
  },
  Gecko: {
    programs: ['geckodriver'],
    args: (port: number) => ['--port', String(port)],
    capabilities: { 'moz:firefoxOptions': { args: ['-headless'] } },
  },
} as const;

export type Engine = keyof typeof DRIVERS;

export const ENGINES = Object.keys(DRIVERS) as Engine[];

/** Path of an engine's driver; undefined where there is none. */
export const driverOf = (engine: Engine): string | undefined => onPath(...DRIVERS[engine].programs)[0];

/** Keys without a letter, as WebDriver names them. */
export const KEYS = { down: '\uE015', enter: '\uE007' } as const;

/** Time in ms after which what is looked for is missing, and between two looks. */
const TIMEOUT = 15_000;
const POLL_INTERVAL = 100;

interface Place {
  readonly x: number;
  readonly y: number;
  /** In the page; elsewhere how WebDriver names it. */
  readonly element: Element;
}

/** Scrolls what matches `selector` and is called `name` to the middle of the window, through open shadow roots; its corner. */
function placeOf(selector: string, name: string | null): Place | null {
  const rooms: ParentNode[] = [document];
  for (const room of rooms)
    for (const { shadowRoot } of room.querySelectorAll('*')) if (shadowRoot) rooms.push(shadowRoot);
  const found = rooms
    .flatMap(room => [...room.querySelectorAll<HTMLElement>(selector)])
    .find(element => {
      const label = 'labels' in element ? (element.labels as NodeListOf<HTMLElement>)?.[0] : undefined;
      const called = element.getAttribute('aria-label') ?? (label ?? element).textContent ?? '';
      return element.getClientRects().length > 0 && called.trim().startsWith(name ?? '');
    });
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = found?.getBoundingClientRect();
  return found && box ? { x: Math.round(box.x), y: Math.round(box.y), element: found } : null;
}

/** One window of a browser. */
export class Browser {
  readonly #driver: ChildProcess;
  readonly #address: string;
  #session = '';

  private constructor(driver: ChildProcess, address: string) {
    this.#driver = driver;
    this.#address = address;
  }

  /** Starts a browser of an engine with a window as wide as a phone. Throws where none can be had. */
  static async launch(engine: Engine): Promise<Browser> {
    const { args, capabilities } = DRIVERS[engine];
    const port = await freePort();
    const command = [driverOf(engine) ?? '', ...args(port)];
    // Some have no way of running without a display.
    const [display] = process.env.DISPLAY ? [] : onPath('xvfb-run');
    if (display) command.unshift(display, '-a');
    const driver = spawn(command[0] ?? '', command.slice(1), { stdio: 'ignore', detached: true });
    const browser = new Browser(driver, `http://127.0.0.1:${port}`);
    await browser.#start(capabilities);
    return browser;
  }

  async #start(capabilities: object): Promise<void> {
    while (!(await fetch(`${this.#address}/status`).catch(() => undefined))) {
      if (this.#driver.exitCode !== null)
        throw new Error(`The driver has ended with ${this.#driver.exitCode}.`);
      await new Promise(resolve => setTimeout(resolve, POLL_INTERVAL));
    }
    const session = await this.#send('POST', '', { capabilities: { alwaysMatch: capabilities } });
    this.#session = `/${(session as { sessionId: string }).sessionId}`;
    await this.#send('POST', '/window/rect', { width: 420, height: 900 });
  }

  async #send(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${this.#address}/session${this.#session}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }

  async open(address: string): Promise<void> {
    await this.#send('POST', '/url', { url: address });
  }

  /** What a function gives in the page; it is given `args` and sees nothing of this module. */
  evaluate<Args extends readonly unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    const script = `globalThis.__name ??= inner => inner; return (${work}).apply(null, arguments);`;
    return this.#send('POST', '/execute/sync', { script, args }) as Promise<Result>;
  }

  /** Where something stands, once it has stood there twice; its name is its label or text, or begins so. */
  async find(selector: string, name: string | null = null): Promise<Place> {
    const until = performance.now() + TIMEOUT;
    let before: Place | null = null;
    for (;;) {
      const place: Place | null = await this.evaluate(placeOf, selector, name);
      if (place && place.x === before?.x && place.y === before.y) return place;
      before = place;
      if (performance.now() > until) throw new Error(`There is no ${selector} called “${name}”.`);
      await new Promise(resolve => setTimeout(resolve, POLL_INTERVAL));
    }
  }

  /** Presses what `find` finds. */
  async press(selector: string, name: string | null = null): Promise<void> {
    // Its middle when it is pressed: the page may scroll until then.
    const { element: origin } = await this.find(selector, name);
    const press = [
      { type: 'pointerMove', x: 0, y: 0, origin, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: press };
    await this.#send('POST', '/actions', { actions: [mouse] });
  }

  /** Types where the focus is. */
  async type(text: string): Promise<void> {
    const actions = [...text.replaceAll('\n', KEYS.enter)].flatMap(value => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  async screenshot(file: string): Promise<void> {
    writeFileSync(file, Buffer.from((await this.#send('GET', '/screenshot')) as string, 'base64'));
  }

  async close(): Promise<void> {
    await this.#send('DELETE', '').catch(() => undefined);
    // Whatever displays it belongs to the group.
    if (this.#driver.pid) process.kill(-this.#driver.pid);
  }
}
