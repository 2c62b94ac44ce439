import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { App } from '../app/app.ts';
import { MadeleineError } from '../memory/errors.ts';
import { DemoHouse } from './demo-house.ts';
import { refusal } from './guard.ts';
import { hostPolicy, isLoopbackHost, networkAddresses } from './host-policy.ts';
import { problemResponse } from './problem.ts';
import { canonicalTarget } from './request-target.ts';
import { securityHeadersWith } from './security-headers.ts';
import { type Injected, makeSite } from './site.ts';
import { Turns } from './turns.ts';

export type ServerOptions = {
  readonly app: App;
  /** Default 127.0.0.1. */
  readonly host?: string;
  /** 0: any that is free. */
  readonly port: number;
  /** Further names that the server is called by, such as a reverse proxy's. */
  readonly names?: readonly string[];
  /** Asks for a token also of who sits at this machine. */
  readonly requireToken?: boolean;
  readonly version: string;
  /** Folder of the built web app; by default where it is built. */
  readonly web?: string;
  readonly checksAnswers?: boolean;
  /** Told of bugs, which the client only learns the existence of. */
  readonly onError?: (error: unknown) => void;
  readonly injected?: Injected;
};

export type RunningServer = {
  readonly url: string;
  /** What other machines of the network open, where it listens at every address. */
  readonly others: readonly string[];
  readonly port: number;
  /** Ends what is being answered, and resolves when no connection is left. */
  close(): Promise<void>;
};

/** How long one waits for a client: for the headers of a request, between its bytes, and for the next request. */
const timeouts = { headersTimeout: 15_000, keepAliveTimeout: 30_000, requestTimeout: 0 } as const;
const QUIET_MS = 60_000;
/** Open connections, so that a client cannot take all descriptors. */
const MOST_CONNECTIONS = 1_000;

/**
 * Listens, and answers over one memory until it is closed. Errors: `usage` when the address cannot be had, or can be
 * reached by other machines and there is no token.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { host = '127.0.0.1', port, names = [], onError = () => undefined } = options;
  const isLoopback = isLoopbackHost(host);
  if (!isLoopback && !(await options.app.tokens.any())) throw noToken(host);
  const house = new DemoHouse(options.app, options.injected?.makeDemo);
  const turns = new Turns();
  const site = makeSite({
    ...options,
    waiting: () => turns.waiting,
    house,
    onError,
    requireToken: options.requireToken === true || !isLoopback,
  });
  const policy = hostPolicy(host, names);
  const answer = getRequestListener((request, env) => site.fetch(request, env as HttpBindings));
  const server = createServer({ ...timeouts, connectionsCheckingInterval: 5_000 }, (incoming, outgoing) => {
    for (const [name, value] of Object.entries(securityHeadersWith(options.app.mapTiles?.url)))
      outgoing.setHeader(name, value);
    const target = canonicalTarget(incoming.url ?? '');
    const { method, headers, rawHeaders } = incoming;
    const refused = refusal({ method, headers, rawHeaders, target }, policy);
    if (target !== undefined) incoming.url = target;
    if (refused !== undefined) void refuse(incoming, outgoing, refused);
    else
      turns.take(() => {
        // Who left while waiting is not answered.
        if (!outgoing.destroyed) void answer(incoming, outgoing);
      });
  });
  server.maxConnections = MOST_CONNECTIONS;
  server.setTimeout(QUIET_MS);
  await listening(server, host, port);
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: urlOf(host, taken),
    others: networkAddresses(host).map((address) => urlOf(address, taken)),
    port: taken,
    close: () => closed(server).then(() => house.close()),
  };
}

/** The address to open: of a server that listens everywhere, the one on this machine. */
function urlOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

const noToken = (host: string): MadeleineError =>
  new MadeleineError('usage', `On ${host}, other computers could access this memory, and there is no token.`, {
    action: 'Create one first with: madeleine tokens add NAME. Without --host, only this computer has access.',
  });

/** Nothing more of the request is read. */
async function refuse(incoming: IncomingMessage, outgoing: ServerResponse, why: MadeleineError): Promise<void> {
  const response = problemResponse(why);
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), connection: 'close' });
  outgoing.end(await response.text(), () => incoming.destroy());
}

function listening(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why = error.code === 'EADDRINUSE' ? 'is in use by another program' : `is not available (${error.code})`;
      reject(
        new MadeleineError('usage', `${host}:${port} ${why}.`, {
          action: 'Choose another port with --port, or use --port 0 for a free one.',
          cause: error,
        }),
      );
    });
    server.listen(port, host, () => resolve());
  });
}

/** Who is being answered has this long to take the rest. */
const LAST_MS = 1_000;

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), LAST_MS);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
