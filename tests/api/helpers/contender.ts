import { stdin, stdout } from 'node:process';
import { lockFolder } from '../../../demo/api/database/folder-lock';

// A process that takes a folder's lock when told to, says what came of it, and keeps it until it is killed.

stdout.write('ready\n');
stdin.once('data', async () => {
  const lock = await lockFolder(process.argv[2] ?? '').catch((fault: Error) => fault);
  stdout.write(lock instanceof Error ? `${lock.message}\n` : `${lock ? 'held' : 'refused'}\n`);
});
