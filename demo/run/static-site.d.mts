import type { Server } from 'node:http';

interface Site {
  readonly server: Server;
  listen(port: number, done?: () => void): void;
  close(): void;
}

export function createSite(folder: string): Site;
