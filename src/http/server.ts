import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { ServerAccounts } from '../app/accounts/open-accounts.ts';
import { OpenViews } from '../app/accounts/open-views.ts';
import type { App } from '../app/app.ts';
import { MadeleineError } from '../memory/errors.ts';
import { noTelemetry, type Telemetry } from '../ports/telemetry.ts';
import { targetOfView } from './account-sign-in.ts';
import { DemoHouse } from './demo-house.ts';
import { refusal } from './guard.ts';
import { hostPolicy, isLoopbackHost, networkAddresses } from './host-policy.ts';
import { problemResponse } from './problem.ts';
import { canonicalTarget } from './request-target.ts';
import { securityHeadersWith } from './security-headers.ts';
import { type Injected, makeSite } from './site.ts';
import { Turns } from './turns.ts';
import { Unanswered } from './unanswered.ts';

/** A certificate with its chain, and its key, in PEM. */
export type ServerTls = { readonly cert: string; readonly key: string };

export type ServerOptions = {
  readonly app: App;
  /** Who may use the server; it then serves their memories in place of that of `app`. Closed by who opened it. */
  readonly accounts?: ServerAccounts;
  /** Whether memories of accounts do what is pending in them; true unless said otherwise. */
  readonly works?: boolean;
  /** Default 127.0.0.1. */
  readonly host?: string;
  /** 0: any free port. */
  readonly port: number;
  /** Additional host names of the server, such as a reverse proxy's. */
  readonly names?: readonly string[];
  /** Certificate and key in PEM: the server then speaks HTTPS alone. */
  readonly tls?: ServerTls;
  /** Requires a token even on this machine. */
  readonly requireToken?: boolean;
  readonly version: string;
  /** Folder of the built web app; by default the build output. */
  readonly web?: string;
  readonly checksAnswers?: boolean;
  /** Receives bugs; the client only learns that one occurred. */
  readonly onError?: (error: unknown) => void;
  readonly injected?: Injected;
  /** Notes requests by their route. */
  readonly telemetry?: Telemetry;
  /** Locks an encrypted memory and ends this server; absent for a plain one. */
  readonly lock?: () => void;
};

export type RunningServer = {
  readonly url: string;
  /** URLs for other machines on the network, if it listens on all addresses. */
  readonly others: readonly string[];
  readonly port: number;
  /** Resolves once nobody has waited for an answer for `ms`, or after `most` milliseconds: for work that others go before. */
  quiet(ms: number, most?: number): Promise<void>;
  /** Stops accepting requests, finishes open ones, and resolves when all connections are closed. */
  close(): Promise<void>;
};

/** Timeouts for a client: headers of a request, pauses between bytes, and the next request. */
export const timeouts = { headersTimeout: 15_000, keepAliveTimeout: 30_000, requestTimeout: 0 } as const;
const QUIET_MS = 60_000;
/** Maximum open connections, so that a client cannot exhaust file descriptors. */
const MOST_CONNECTIONS = 1_000;

/**
 * Starts a server over one memory, or over those of accounts. Errors: `usage` when the address is not available, or is
 * reachable by other machines and there is no token.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { host = '127.0.0.1', port, names = [], onError = () => undefined, telemetry = noTelemetry } = options;
  const isLoopback = isLoopbackHost(host);
  const { accounts } = options;
  if (!isLoopback && accounts === undefined && !(await options.app.tokens.any())) throw noToken(host);
  const views = accounts && viewsOf(accounts, onError, options.works);
  const house = new DemoHouse(options.app, options.injected?.makeDemo);
  const turns = new Turns();
  const unanswered = new Unanswered();
  const { accounts: _, ...forSite } = options;
  const site = makeSite({
    ...forSite,
    ...(accounts === undefined || views === undefined ? {} : { accounts: { server: accounts, views } }),
    waiting: () => turns.waiting,
    house,
    onError,
    requireToken: options.requireToken === true || !isLoopback,
  });
  const policy = hostPolicy(host, names);
  const answer = getRequestListener((request, env) => site.fetch(request, env as HttpBindings));
  const server = madeServer(options.tls, (incoming, outgoing) => {
    for (const [name, value] of Object.entries(securityHeadersWith(options.app.mapTiles?.url)))
      outgoing.setHeader(name, value);
    const canonical = canonicalTarget(incoming.url ?? '');
    const inView = canonical !== undefined && accounts !== undefined;
    const target = inView ? targetOfView(canonical, incoming.headers) : canonical;
    const { method, headers, rawHeaders } = incoming;
    const refused = refusal({ method, headers, rawHeaders, target }, policy);
    if (target !== undefined) incoming.url = target;
    if (refused !== undefined)
      void telemetry.observe(
        'request',
        'refused',
        () => refuse(incoming, outgoing, refused),
        () => refused.code,
      );
    else {
      unanswered.add(outgoing);
      turns.take(() => {
        // The client disconnected while queued.
        if (!outgoing.destroyed) void answer(incoming, outgoing);
      });
    }
  });
  server.maxConnections = MOST_CONNECTIONS;
  server.setTimeout(QUIET_MS);
  await listening(server, host, port);
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: urlOf(host, taken, options.tls),
    others: networkAddresses(host).map((address) => urlOf(address, taken, options.tls)),
    port: taken,
    quiet: (ms, most) => unanswered.quiet(ms, most),
    close: async () => {
      await closed(server);
      await house.close();
      await views?.close();
    },
  };
}

function viewsOf({ accounts: { store } }: ServerAccounts, onError: (error: unknown) => void, works = true): OpenViews {
  return new OpenViews(onError, { works, sharesOf: (memory) => store.sharesOf(memory) });
}

/** Errors: `usage` for a certificate and key that do not belong together or cannot be read. */
export function madeServer(tls: ServerTls | undefined, listener: RequestListener): Server {
  const settings = { ...timeouts, connectionsCheckingInterval: 5_000 };
  if (tls === undefined) return createServer(settings, listener);
  try {
    return createTlsServer({ ...settings, ...tls, minVersion: 'TLSv1.2' }, listener);
  } catch (cause) {
    throw new MadeleineError('usage', 'The certificate and the key cannot be used together.', {
      action: 'Give both in PEM: --tls-cert with the whole chain, and --tls-key without a passphrase.',
      cause,
    });
  }
}

/** The URL to open: on this machine, if the server listens on all addresses. */
export function urlOf(host: string, port: number, tls: ServerTls | undefined): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `${tls === undefined ? 'http' : 'https'}://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

const noToken = (host: string): MadeleineError =>
  new MadeleineError('usage', `On ${host}, other computers could access this memory, and there is no token.`, {
    action: 'Create one first with: madeleine tokens add NAME. Without --host, only this computer has access.',
  });

/** Stops reading the request. */
export async function refuse(incoming: IncomingMessage, outgoing: ServerResponse, why: MadeleineError): Promise<void> {
  const response = problemResponse(why);
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), connection: 'close' });
  outgoing.end(await response.text(), () => incoming.destroy());
}

export function listening(server: Server, host: string, port: number): Promise<void> {
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

/** Time limit for open responses when the server closes. */
const LAST_MS = 1_000;

export function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), LAST_MS);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
