import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { askHolder, lockFolder } from '../../demo/api/database/folder-lock';
import { scratchFolder } from '../helpers/scratch';
import { isEmbedded } from './helpers/engine';

/** How often two processes start at once after a crash: a hundred times with SOAK set. */
const STARTS = process.env.SOAK ? 100 : 25;
const CONTENDERS = 3;

describe.runIf(isEmbedded())('the lock of a data folder', () => {
  let root: string;
  let contender: string;
  beforeAll(async () => {
    root = scratchFolder('lock');
    contender = join(root, 'contender.mjs');
    const source = resolve(import.meta.dirname, 'helpers/contender.ts');
    await build({
      entryPoints: [source],
      outfile: contender,
      bundle: true,
      format: 'esm',
      platform: 'node',
    });
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const start = (folder: string) =>
    spawn(process.execPath, [contender, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
  const nextLine = async (child: ChildProcess) => {
    const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`It ended with ${code}.`)));
    return String((await Promise.race([once(child.stdout as never, 'data'), ended]))[0]).trim();
  };
  const crash = async (child: ChildProcess) => {
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  };

  test(
    `F54 ${CONTENDERS} starts at the same moment after a crash, ${STARTS} times: one holds the folder`,
    async () => {
      const folder = join(root, 'data');
      for (let round = 0; round < STARTS; round++) {
        const contenders = Array.from({ length: CONTENDERS }, () => start(folder));
        await Promise.all(contenders.map(nextLine));
        const outcomes = contenders.map(nextLine);
        for (const { stdin } of contenders) stdin?.write('go');
        const refused = Array.from({ length: CONTENDERS - 1 }, () => 'refused');
        expect((await Promise.all(outcomes)).sort(), `start ${round}`).toEqual(['held', ...refused]);
        await Promise.all(contenders.map(crash));
      }
      expect(readdirSync(folder)).toHaveLength(1);
    },
    120_000 + STARTS * 2_000,
  );

  test.each([
    ['a folder', 'data'],
    ['a folder with a path longer than a socket may have', 'x'.repeat(120)],
  ])('%s is held by one, who answers, until it is released', async (_, name) => {
    const folder = join(root, 'held', name);
    expect(await askHolder(folder, 'who?')).toBeNull();
    const lock = await lockFolder(folder);
    lock?.answer(async question => `${question} me`);
    expect(await lockFolder(folder)).toBeNull();
    expect(await askHolder(folder, 'who?')).toBe('who? me');
    await lock?.release();
    expect(await askHolder(folder, 'who?')).toBeNull();
    const next = await lockFolder(folder);
    expect(next).not.toBeNull();
    await next?.release();
  });

  test('a folder with a long path is held by one, whatever place each has for temporary files', async () => {
    const folder = join(root, 'x'.repeat(120));
    const lock = await lockFolder(folder);
    lock?.answer(async () => 'me');
    vi.stubEnv('TMPDIR', join(root, 'private'));
    expect(await lockFolder(folder)).toBeNull();
    expect(await askHolder(folder, 'who?')).toBe('me');
    vi.unstubAllEnvs();
    await lock?.release();
  });
});
