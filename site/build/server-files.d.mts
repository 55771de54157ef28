export function nginxFile(prefixes: readonly string[], folder?: string): string;
export function caddyFile(prefixes: readonly string[], folder?: string): string;
export function netlifyFile(prefixes: readonly string[]): string;
export function cloudflareFile(): string;
export function serverFiles(prefixes: readonly string[]): Record<string, string>;
