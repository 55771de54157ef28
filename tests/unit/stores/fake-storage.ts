/** A browser's storage whose writes can be refused or watched. */
export class FakeStorage {
  private readonly texts = new Map<string, string>();
  /** Called with every write before it is done; may throw. */
  beforeWrite: (key: string) => void = () => undefined;

  getItem(key: string): string | null {
    return this.texts.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    this.beforeWrite(key);
    this.texts.set(key, text);
  }
  removeItem(key: string): void {
    this.texts.delete(key);
  }
}

/** What a browser throws when there is no more room. */
export function full(): never {
  throw new DOMException('full', 'QuotaExceededError');
}
