import { BlockList, isIP } from 'node:net';
import type { Configuration } from './configuration.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/**
 * Whether what is sent to an address stays on this machine: `localhost`, or an address of its own loopback. Another name is
 * elsewhere, whatever it would resolve to: to learn that, the network would have to be asked.
 */
export function isThisMachine(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$|\.$/g, '');
  const version = isIP(host);
  return version === 0 ? host === 'localhost' : loopback.check(host, version === 6 ? 'ipv6' : 'ipv4');
}

/** Whether the server at this address may be asked: any that the owner named; with `offline` those on this machine alone. */
export const mayBeAsked = (url: string, { offline }: Pick<Configuration, 'offline'>): boolean =>
  offline !== true || isThisMachine(url);
