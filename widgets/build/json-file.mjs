import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

// What a build keeps for the next one.

/** What a file of JSON holds; `otherwise` where there is none. */
export const readJsonFile = (file, otherwise) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : otherwise;

/** Writes a value as JSON, whole or not at all: what a stopped build left half could not be read by the next. */
export function writeJsonFile(file, value) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(value));
  renameSync(`${file}.new`, file);
}
