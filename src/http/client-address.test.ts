import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientAddressBehind, networkOf } from './client-address.ts';

const from = (remoteAddress: string, forwarded: string | undefined, proxies: readonly string[]): string =>
  clientAddressBehind(proxies)({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress } as IncomingMessage['socket'],
  });

describe('the address of a client', () => {
  it('is that of the connection, whatever a header says, unless a trusted proxy made it', () => {
    expect(from('192.0.2.7', '198.51.100.1', [])).toBe('192.0.2.7');
    expect(from('192.0.2.7', '198.51.100.1', ['10.0.0.0/8'])).toBe('192.0.2.7');
    expect(from('::ffff:192.0.2.7', undefined, [])).toBe('192.0.2.7');
  });

  it('is the rightmost that is no trusted proxy: what the client wrote itself counts for nothing', () => {
    const proxies = ['127.0.0.1', '10.0.0.0/8', '2001:db8:ffff::/48'];
    expect(from('127.0.0.1', '198.51.100.1', proxies)).toBe('198.51.100.1');
    expect(from('::ffff:127.0.0.1', '1.1.1.1, 198.51.100.1, 10.2.3.4', proxies)).toBe('198.51.100.1');
    expect(from('127.0.0.1', '198.51.100.1:4711', proxies)).toBe('198.51.100.1');
    expect(from('127.0.0.1', '[2001:db8::1]:4711, 2001:db8:ffff::9', proxies)).toBe('2001:db8::1');
  });

  it('is the last one known where the header is missing, broken or names proxies alone', () => {
    const proxies = ['127.0.0.1', '10.0.0.0/8'];
    expect(from('127.0.0.1', undefined, proxies)).toBe('127.0.0.1');
    expect(from('127.0.0.1', '198.51.100.1, unknown', proxies)).toBe('127.0.0.1');
    expect(from('127.0.0.1', '10.1.1.1', proxies)).toBe('10.1.1.1');
    expect(from('127.0.0.1', '', proxies)).toBe('127.0.0.1');
  });

  it('belongs to a network: itself, or its /64 however it is written', () => {
    expect(networkOf('192.0.2.1')).toBe('192.0.2.1');
    for (const address of ['2001:db8::1', '2001:0DB8:0:0:ffff::', '2001:db8:0:0:1:2:3:4', '2001:db8::'])
      expect(networkOf(address), address).toBe('2001:db8:0:0');
    expect(networkOf('::1')).toBe('0:0:0:0');
  });
});
