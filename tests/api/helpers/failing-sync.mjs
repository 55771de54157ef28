import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

// Loaded into an API process beside it: after SIGUSR2 its disk refuses to sync.

process.on('SIGUSR2', () => {
  for (const name of ['fsyncSync', 'fdatasyncSync'])
    fs[name] = () => {
      throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' });
    };
  syncBuiltinESMExports();
  process.stdout.write('syncs fail\n');
});
