import { watch } from 'node:fs';

/** Pause in ms after the last of several changes. */
const PAUSE = 200;

/** Calls `changed` once after files in a folder changed; a change meanwhile calls it again afterwards. */
export function onChange(folders, changed) {
  let timer;
  let work = Promise.resolve();
  for (const folder of folders) {
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        work = work.then(changed);
      }, PAUSE);
    });
  }
}
