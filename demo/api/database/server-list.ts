import pg from 'pg';

/** PostgreSQL's code for a statement that a server without writes refuses. */
const READ_ONLY = '25006';

/** Connections to the first of several servers that takes writes; which one that is may change. */
export interface ServerList {
  /** A connection to the server that took writes last. One that can't be made moves on to the next server. */
  Client: new (
    options?: pg.ClientConfig,
  ) => pg.Client;
  /** Rejects where a connection came to a standby, and moves on to the next server. */
  checkPrimary(client: pg.ClientBase): Promise<void>;
  readonly count: number;
}

/** Reads an address of one or several servers: `postgres://user:password@first,second:5433/shop`. */
export function serverList(address: string): ServerList {
  const servers = addressesOf(address);
  let at = 0;
  const leave = (server: number) => {
    if (at === server) at = (server + 1) % servers.length;
  };
  const serverOf = new WeakMap<pg.ClientBase, number>();
  class Client extends pg.Client {
    constructor(options?: pg.ClientConfig) {
      super({ ...options, connectionString: servers[at] });
      const server = at;
      serverOf.set(this, server);
      let connected = false;
      this.once('connect', () => {
        connected = true;
      });
      this.once('end', () => {
        if (!connected) leave(server);
      });
      // Whoever waits for an answer is told; a fault that nobody hears would end the process.
      this.on('error', () => {});
    }
  }
  const checkPrimary = async (client: pg.ClientBase) => {
    if (servers.length === 1) return;
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
    if (!rows[0]?.standby) return;
    leave(serverOf.get(client) ?? at);
    throw Object.assign(new Error('The server is a standby.'), { code: READ_ONLY });
  };
  return { Client, checkPrimary, count: servers.length };
}

function addressesOf(address: string): string[] {
  const [, head = '', hosts = '', tail = ''] = /^(\w+:\/\/(?:[^/]*@)?)([^/?]*)(.*)$/.exec(address) ?? [];
  return hosts.includes(',') ? hosts.split(',').map(host => head + host.trim() + tail) : [address];
}
