export function nginxFile(folder?: string): string;
export function caddyFile(folder?: string): string;
export function netlifyFile(): string;
export function cloudflareFile(): string;
export function serverFiles(): Record<string, string>;
