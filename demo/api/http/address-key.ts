import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings';

/**
 * What requests of one visitor are counted under: the IPv4 address, or the /64 network of an IPv6 one, since
 * a household has a whole network of those. IPv4 written as IPv6 is IPv4. A port, which some proxies tell, is left out.
 */
export function addressKey(address: string): string {
  const ip = plainAddress(address);
  if (!ip.includes(':') || ip === '::1') return ip;
  const [head = '', tail] = ip.toLowerCase().split('%')[0]?.split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  if (tail !== undefined) while (groups.length + after.length < 8) groups.push('0');
  return [...groups, ...after].slice(0, 4).join(':');
}

/** An address without brackets and port; IPv4 written as IPv6 is IPv4. */
function plainAddress(address: string): string {
  const [, bracketed, plain] = /^(?:\[(.+)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/.exec(address) ?? [];
  const ip = bracketed ?? plain ?? address;
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip;
}

/** True when a request comes from one of the addresses; what a proxy passed on never does by the proxy's address. */
export function isListed(request: FastifyRequest, settings: Settings, addresses: readonly string[]): boolean {
  const passedOn = settings.trustProxy === false && request.headers['x-forwarded-for'] !== undefined;
  return !passedOn && addresses.includes(plainAddress(request.ip));
}
