import { answerCommands } from './commands/command';
import { faultMessage } from './common/masking';
import { DatabaseUnavailable } from './database/database';
import { openDatabase } from './database/open-database';
import { buildServer } from './server';
import { readSettings } from './settings';

/** Time in ms after which a stop that hangs is given up. */
const STOP_TIMEOUT = 9_500;
/** Connections that may wait to be taken: the kernel ignores more, and their visitors wait for seconds. */
const BACKLOG = 4_096;

try {
  await start();
} catch (fault) {
  process.stderr.write(`${inOneSentence(fault)}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const database = await openDatabase(settings);
  answerCommands(database);
  const { app, drain } = await buildServer(settings, database);
  let stopping = false;

  async function stop(code: 0 | 1): Promise<void> {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_TIMEOUT).unref();
    await drain();
    await database.close();
    process.exit(code);
  }

  process.once('SIGTERM', () => stop(0));
  process.once('SIGINT', () => stop(0));
  void database.ended?.then(fault => {
    process.stderr.write(
      `The database had to end, and the API stops with it: ${faultMessage(fault)}. Every order that was accepted is kept. Start again; where it ends once more, see to the disk.\n`,
    );
    return stop(1);
  });
  try {
    await app.listen({ host: settings.host, port: settings.port, backlog: BACKLOG });
  } catch (fault) {
    await database.close();
    throw fault;
  }
  process.stdout.write(`API ready on http://localhost:${settings.port}\n`);
}

/** Why the API does not start, for the person in front of it. */
function inOneSentence(fault: unknown): string {
  if (fault instanceof DatabaseUnavailable) return fault.message;
  const { code, message } = fault as NodeJS.ErrnoException;
  const port = process.env.API_PORT || '4000';
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program; stop it, or set API_PORT to another port.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user; set API_PORT to another port.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This machine has no address ${process.env.API_HOST}; set API_HOST to one of its own, or to 0.0.0.0 for all.`;
  if (code === 'ENOSPC' || code === '53100') return 'The disk is full; make room and start again.';
  return `The API can't start: ${message ?? String(fault)}`;
}
