import { hostname, type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

/** The host names of this server: allowed values of the Host header, without port. */
export type HostPolicy = { readonly isLoopback: boolean; readonly names: ReadonlySet<string> };

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];
const wildcards = new Set(['0.0.0.0', '::', '*']);

/** Whether a listening address is reachable from this machine only. */
export const isLoopbackHost = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(host);

/**
 * A malicious page can have its own host name resolve to this machine (DNS rebinding); its requests then carry that name.
 * A server that listens on all addresses is reachable by those of its network interfaces, by its host name, or by `more`.
 */
export function hostPolicy(host: string, more: readonly string[] = []): HostPolicy {
  const isLoopback = isLoopbackHost(host);
  const bound = wildcards.has(host) ? machineNames() : [host];
  return { isLoopback, names: new Set([...loopbackNames, ...bound.map(inHeader), ...more.map(inHeader)]) };
}

/** URLs for other machines on the network, for a server that listens on all addresses; otherwise none. */
export function networkAddresses(host: string): readonly string[] {
  if (!wildcards.has(host)) return [];
  return interfaceAddresses()
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);
}

function machineNames(): string[] {
  const name = hostname().toLowerCase();
  return [...interfaceAddresses().map(({ address }) => address), name, `${name.replace(/\.local$/, '')}.local`];
}

const interfaceAddresses = (): NetworkInterfaceInfo[] =>
  Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);

/** IPv6 addresses are written in brackets in a header. */
const inHeader = (name: string): string =>
  name.includes(':') && !name.startsWith('[') ? `[${name.replace(/%.*$/, '')}]` : name.toLowerCase();
