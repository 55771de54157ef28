import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy before a database server that can be closed, and lose or delay what goes through it. */
export class FaultProxy {
  readonly #sockets = new Set<Socket>();
  readonly #server;
  #port = 0;
  /** The next commit reaches the server, and its answer is lost with the connection and the proxy. */
  losesCommit = false;
  /** A statement with these words never reaches the server, and its connection is lost. */
  refuses: string | undefined;
  /** A statement with these words is never answered. */
  silences: string | undefined;

  constructor(port: number) {
    this.#server = createServer(client => {
      const server = connect(port, '127.0.0.1');
      let committed = false;
      let silent = false;
      for (const [from, to] of [
        [client, server],
        [server, client],
      ] as const) {
        this.#sockets.add(from);
        from.on('error', () => {});
        from.on('close', () => to.destroy());
      }
      client.on('data', chunk => {
        committed ||= this.losesCommit && chunk.includes('commit');
        silent ||= this.silences !== undefined && chunk.includes(this.silences);
        if (this.refuses !== undefined && chunk.includes(this.refuses)) client.destroy();
        else server.write(chunk);
      });
      server.on('data', chunk => {
        if (committed) this.close();
        else if (!silent) client.write(chunk);
      });
    });
  }

  async open(): Promise<number> {
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
    return this.#port;
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }
}
