import { rename, writeFile } from 'node:fs/promises';

/** Writes a file whole or not at all: what a stopped build left half could not be read by the next. */
export async function writeAtomic(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}
