import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** Determines the client address of a request. */
export type ClientAddress = (incoming: Pick<IncomingMessage, 'headers' | 'socket'>) => string;

/**
 * The address of the connection, or where that is a trusted proxy's, the rightmost address in `X-Forwarded-For` that is no
 * trusted proxy: whatever stands left of it was written by the client. `proxies` are addresses and CIDR networks.
 */
export function clientAddressBehind(proxies: readonly string[]): ClientAddress {
  const trusted = new BlockList();
  for (const said of proxies) {
    const [address = '', bits] = said.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  const isTrusted = (address: string): boolean => trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  return ({ headers, socket }) => {
    let client = plainAddress(socket.remoteAddress ?? '') ?? '';
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
    while (client !== '' && isTrusted(client)) {
      const before = plainAddress(forwarded.pop()?.trim() ?? '');
      if (before === undefined) break;
      client = before;
    }
    return client;
  };
}

/** An address without brackets, port, zone and IPv4-in-IPv6 prefix; undefined if it is not an address. */
function plainAddress(said: string): string | undefined {
  const bare = said.replace(/^\[([^\]]*)\](:\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  const address = bare.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(address) === 0 ? undefined : address;
}

/** The network attributed to one client: an IPv4 address, or the /64 of an IPv6 address. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [left = '', right = ''] = address.toLowerCase().split('::');
  const [begin, end] = [left, right].map((half) => half.split(':').filter((group) => group !== '')) as [
    string[],
    string[],
  ];
  const isShort = address.includes('::');
  const groups = isShort
    ? [...begin, ...Array<string>(Math.max(0, 8 - begin.length - end.length)).fill('0'), ...end]
    : begin;
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
