import { hostname, type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

/** Names by which this server may be called: what a Host header may say, without its port. */
export type HostPolicy = { readonly isLoopback: boolean; readonly names: ReadonlySet<string> };

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];
const wildcards = new Set(['0.0.0.0', '::', '*']);

/** Whether an address to listen at can be reached from this machine alone. */
export const isLoopbackHost = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(host);

/**
 * A page of a stranger may have its own name resolve to this machine (DNS rebinding); its requests then carry that name.
 * Whoever listens at every address is called by those of its network interfaces, by its own name, or by `more`.
 */
export function hostPolicy(host: string, more: readonly string[] = []): HostPolicy {
  const isLoopback = isLoopbackHost(host);
  const bound = wildcards.has(host) ? machineNames() : [host];
  return { isLoopback, names: new Set([...loopbackNames, ...bound.map(inHeader), ...more.map(inHeader)]) };
}

/** Where other machines of the same network find a server that listens at every address; none for one that does not. */
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

/** IPv6 addresses stand in brackets in a header. */
const inHeader = (name: string): string =>
  name.includes(':') && !name.startsWith('[') ? `[${name.replace(/%.*$/, '')}]` : name.toLowerCase();
