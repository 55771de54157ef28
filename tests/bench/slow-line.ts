import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Page } from 'playwright';
import { FLIGHT } from '../helpers/first-flight';

// Slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back.

/** Bytes a second. */
const DOWN = (1.6 * 1024 * 1024) / 8;
const UP = (750 * 1024) / 8;
/** Time in ms that a packet is under way. */
const UNDER_WAY = 75;
/** Bytes of one packet. */
const PACKET = 1460;

type Send = (bytes: number, arrived: () => void) => void;

/** One direction of a line: what is sent goes one after the other, and arrives so. */
function direction(rate: number): Send {
  const underWay: { readonly due: number; readonly arrived: () => void }[] = [];
  let free = 0;
  const wait = () => {
    const [first] = underWay;
    if (first) setTimeout(arrive, first.due - performance.now());
  };
  const arrive = () => {
    for (let [first] = underWay; first && first.due <= performance.now(); [first] = underWay) {
      underWay.shift();
      first.arrived();
    }
    wait();
  };
  return (bytes, arrived) => {
    free = Math.max(free, performance.now()) + (bytes / rate) * 1000;
    if (underWay.push({ due: free + UNDER_WAY, arrived }) === 1) wait();
  };
}

/**
 * Sends what a socket gets to another: a first flight, then as much more with each acknowledgement as that acknowledges
 * (TCP's slow start).
 */
function forward(from: Socket, to: Socket, send: Send): void {
  const waiting: Buffer[] = [];
  let [window, inFlight] = [FLIGHT, 0];
  let ended = false;
  const sendNext = () => {
    while (waiting[0] && inFlight + waiting[0].length <= window) {
      const packet = waiting.shift() as Buffer;
      inFlight += packet.length;
      send(packet.length, () => {
        if (!to.destroyed) to.write(packet);
        setTimeout(() => {
          inFlight -= packet.length;
          window += packet.length;
          sendNext();
        }, UNDER_WAY);
      });
    }
    if (ended && waiting.length === 0) send(0, () => to.end());
  };
  from.on('data', (data: Buffer) => {
    for (let at = 0; at < data.length; at += PACKET) waiting.push(data.subarray(at, at + PACKET));
    sendNext();
  });
  from.on('end', () => {
    ended = true;
    sendNext();
  });
  from.on('error', () => to.destroy());
}

/** The next bytes that a socket gets, with nothing lost of what follows. */
async function next(socket: Socket): Promise<Buffer> {
  const [data] = (await once(socket, 'data')) as [Buffer];
  socket.pause();
  return data;
}

export interface SlowLine {
  /** As a browser's context takes it. */
  readonly proxy: { readonly server: string };
  close(): void;
}

/**
 * A slow line as a SOCKS proxy (RFC 1928) to whatever is on this machine. A browser's own emulation holds each answer
 * until its end; over a line its beginning is there before, and may be drawn. Connections open at once, as in that.
 */
export async function openSlowLine(): Promise<SlowLine> {
  const down = direction(DOWN);
  const up = direction(UP);
  const sockets = new Set<Socket>();
  const serve = async (client: Socket) => {
    await next(client);
    client.write(Buffer.from([5, 0]));
    client.resume();
    const asked = await next(client);
    const server = connect({ host: '127.0.0.1', port: asked.readUInt16BE(asked.length - 2), noDelay: true });
    sockets.add(server);
    server.on('error', () => client.destroy());
    await once(server, 'connect');
    client.write(Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0]));
    forward(client, server, up);
    forward(server, client, down);
    client.resume();
  };
  const line = createServer({ noDelay: true }, client => {
    sockets.add(client);
    serve(client).catch(() => client.destroy());
  });
  await once(line.listen(0, '127.0.0.1'), 'listening');
  return {
    proxy: { server: `socks5://127.0.0.1:${(line.address() as AddressInfo).port}` },
    close: () => {
      for (const socket of sockets) socket.destroy();
      line.close();
    },
  };
}

/** A processor four times slower, on a page that knows of its slow line as a phone does. */
export async function slowDown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.overrideNetworkState', {
    offline: false,
    latency: 2 * UNDER_WAY,
    downloadThroughput: DOWN,
    uploadThroughput: UP,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
