/** An id nobody else has; `randomUUID` is missing on pages without https. */
export function newId(): string {
  const random = globalThis.crypto;
  if (typeof random.randomUUID === 'function') return random.randomUUID();
  return Array.from(random.getRandomValues(new Uint32Array(4)), part => part.toString(16)).join('-');
}
