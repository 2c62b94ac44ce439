import { networkInterfaces } from 'node:os';
import { describe, expect, it } from 'vitest';
import { hostPolicy, networkAddresses } from './host-policy.ts';

describe('where other machines find the server', () => {
  it('is told only of one that listens everywhere', () => {
    expect(networkAddresses('127.0.0.1')).toEqual([]);
    expect(networkAddresses('192.168.7.7')).toEqual([]);
  });

  it('is an address of this machine by which the server may be called, and never loopback', () => {
    const own = Object.values(networkInterfaces()).flatMap((found) => (found ?? []).map(({ address }) => address));
    const told = networkAddresses('0.0.0.0');
    for (const address of told) {
      expect(own).toContain(address);
      expect(address).not.toMatch(/^127\./);
      expect(hostPolicy('0.0.0.0').names.has(address)).toBe(true);
    }
    expect(told.length).toBe(
      Object.values(networkInterfaces()).flatMap((found) =>
        (found ?? []).filter(({ internal, family }) => !internal && family === 'IPv4'),
      ).length,
    );
  });
});
