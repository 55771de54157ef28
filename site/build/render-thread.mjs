import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

// Draws pages of one language in a thread of its own.

const { drawFor } = await import(pathToFileURL('.build/server/prerender.js').href);
await drawFor(parentPort, workerData);
