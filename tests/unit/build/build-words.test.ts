import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const BUILD = resolve(import.meta.dirname, '../../../site/build/build.mjs');

test.each(['page', '--change', 'toString'])('a build of "%s" is refused, and builds nothing', async word => {
  const built = promisify(execFile)(process.execPath, [BUILD, word]);
  await expect(built).rejects.toMatchObject({
    stdout: '',
    stderr: `The build stopped: it has no step or option "${word}"; there are site, widgets, pages, --changes.\n`,
  });
});
