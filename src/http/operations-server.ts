import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isIP } from 'node:net';
import type { HealthDocument } from '../contract/health.ts';
import { MadeleineError } from '../memory/errors.ts';
import { healthResponse } from './health.ts';

export type OperationsOptions = {
  /** `HOST:PORT`; port 0 picks a free one. */
  readonly address: string;
  readonly metrics?: { readonly contentType: string; text(): Promise<string> };
  readonly ready: () => Promise<HealthDocument>;
  readonly onError: (error: unknown) => void;
};

export type OperationsServer = { readonly url: string; close(): Promise<void> };

const MOST_CONNECTIONS = 50;
const TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 10_000, keepAliveTimeout: 5_000 } as const;

/**
 * Serves metrics and health at an address of their own, so that whoever watches the program needs no token of anybody's
 * memory. Errors: `usage` for an address that is none, or not available.
 */
export async function startOperations(options: OperationsOptions): Promise<OperationsServer> {
  const { host, port } = addressOf(options.address);
  const server = createServer(TIMEOUTS, (request, response) => {
    answer(request, response, host, options).catch((error: unknown) => {
      options.onError(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  server.maxConnections = MOST_CONNECTIONS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) =>
      reject(
        new MadeleineError('usage', `${options.address} is not available for metrics: ${cause.message}.`, {
          action: 'Choose another address with --metrics HOST:PORT.',
          cause,
        }),
      ),
    );
    server.listen(port, host, () => resolve());
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${isIP(host) === 6 ? `[${host}]` : host}:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  host: string,
  { metrics, ready }: OperationsOptions,
): Promise<void> {
  if (!isOwnName(request.headers.host ?? '', host)) return send(response, 403, 'This host name is not allowed.\n');
  if (request.method !== 'GET' && request.method !== 'HEAD') return send(response, 405, 'Only GET is allowed.\n');
  const path = (request.url ?? '').split('?', 1)[0] ?? '';
  if (path === '/metrics' && metrics !== undefined)
    return send(response, 200, await metrics.text(), metrics.contentType);
  const health = await healthResponse(path, ready);
  if (health === undefined) return send(response, 404, 'Here are /metrics, /health/live and /health/ready.\n');
  send(response, health.status, await health.text(), 'application/json');
}

function send(response: ServerResponse, status: number, body: string, type = 'text/plain; charset=utf-8'): void {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}

/** A page that has its own name resolve to this machine sends that name (DNS rebinding); an address cannot be made to. */
function isOwnName(said: string, host: string): boolean {
  const name = URL.parse(`http://${said}`)?.hostname.replace(/^\[|\]$/g, '') ?? '';
  return name === 'localhost' || name === host || isIP(name) !== 0;
}

function addressOf(said: string): { host: string; port: number } {
  const url = URL.parse(`http://${said}`);
  const port = Number(/:(\d{1,5})$/.exec(said)?.[1] ?? Number.NaN);
  if (url !== null && url.pathname === '/' && url.search === '' && url.username === '' && port <= 65_535)
    return { host: url.hostname.replace(/^\[|\]$/g, ''), port };
  throw new MadeleineError('usage', `${said} is not an address for metrics.`, {
    action: 'Give HOST:PORT, such as 127.0.0.1:9464.',
  });
}
