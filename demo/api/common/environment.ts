import { isIP, SocketAddress } from 'node:net';

// Values of environment variables; each throws one sentence with the variable's name where its value can't be used.

type Environment = NodeJS.ProcessEnv;

/** The entries of a text with commas between them. */
export function list(text: string): string[] {
  return text
    .split(',')
    .map(entry => entry.trim())
    .filter(entry => entry !== '');
}

/** A whole number from 0 to `most`. */
export function wholeNumber(
  env: Environment,
  name: string,
  fallback: number,
  most = Number.MAX_SAFE_INTEGER,
): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  // Blanks alone are 0 to `Number`, which takes a limit away.
  if (!/^\s*\d+\s*$/.test(text) || !Number.isSafeInteger(value))
    throw new Error(`${name} must be a whole number, not "${text}".`);
  if (value > most) throw new Error(`${name} must be at most ${most}, not "${text}".`);
  return value;
}

/** One of some words, in whatever case it is written. */
export function oneOf(env: Environment, name: string, fallback: string, values: readonly string[]): string {
  const value = (env[name] || fallback).toLowerCase();
  if (!values.includes(value)) throw new Error(`${name} must be ${values.join(', ')}, not "${env[name]}".`);
  return value;
}

/** An address that others are made from: without a slash at the end. */
export function address(env: Environment, name: string, fallback: string): string {
  return wholeAddress(name, env[name] || fallback).replace(/\/+$/, '');
}

/** An http or https address as it stands. */
export function wholeAddress(name: string, text: string): string {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) {
    throw new Error(`${name} must be an http or https address, not "${text}".`);
  }
  return text;
}

/** Machines' addresses, as sockets tell them. */
export function ipAddresses(env: Environment, name: string): string[] {
  return list(env[name] ?? '').map(entry => {
    const family = isIP(entry);
    if (!family) throw new Error(`${name} holds "${entry}", which is no IP address.`);
    return new SocketAddress({ address: entry, family: family === 6 ? 'ipv6' : 'ipv4' }).address;
  });
}

const NETWORKS: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

/** Machines' addresses, and networks of them; `false` where there are none. */
export function networks(env: Environment, name: string): string[] | false {
  const entries = list(env[name] ?? '');
  for (const entry of entries)
    if (!NETWORKS.includes(entry) && !isNetwork(entry))
      throw new Error(
        `${name} holds "${entry}", which is no IP address, no network such as 10.0.0.0/8 and not loopback.`,
      );
  return entries.length > 0 && entries;
}

function isNetwork(text: string): boolean {
  const [ip = '', length, ...others] = text.split('/');
  const family = isIP(ip);
  if (!family || others.length > 0) return false;
  return (
    length === undefined || (/^[1-9]\d{0,2}$/.test(length) && Number(length) <= (family === 6 ? 128 : 32))
  );
}

/** Characters that a secret has at least. */
const SECRET_LENGTH = 16;

/** A secret that something is signed with; null where none is set. */
export function secret(env: Environment, name: string): string | null {
  const text = env[name];
  if (!text) return null;
  if (text.length < SECRET_LENGTH) throw new Error(`${name} must have ${SECRET_LENGTH} characters or more.`);
  return text;
}
