import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { App } from '../app/app.ts';
import type { BenchShelf } from '../contract/bench-browse.ts';
import { type Scope, scopes } from '../contract/endpoint.ts';
import { MadeleineError } from '../memory/errors.ts';
import type { Caller } from './caller.ts';
import { API_ROOT, type Beside, Routes } from './mounted.ts';
import { openApiDocument } from './openapi.ts';
import { problemOf, problemResponse } from './problem.ts';
import { groups } from './routes.ts';
import { builtWebFolder, WebFiles } from './web-files.ts';

/** What the binary puts in, since this folder may not import it. */
export type Injected = {
  /** MCP over streamable HTTP, at `/mcp`. */
  readonly mcp?: (request: Request, caller: Caller) => Promise<Response>;
  /** Runs of the bench to look through. */
  readonly bench?: BenchShelf;
};

export type ServerOptions = {
  readonly app: App;
  /** Default 127.0.0.1. */
  readonly host?: string;
  /** 0: any that is free. */
  readonly port: number;
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
  readonly port: number;
  /** Ends what is being answered, and resolves when no connection is left. */
  close(): Promise<void>;
};

/** Listens, and answers over one memory until it is closed. Errors: `usage` when the address cannot be had. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { host = '127.0.0.1', port } = options;
  const site = siteOf(options);
  const server = createServer(getRequestListener((request) => site.fetch(request)));
  await listening(server, host, port);
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    port: taken,
    close: () => closed(server),
  };
}

const owner: Caller = { scopes: new Set<Scope>(scopes) };

function siteOf({ app, version, web, checksAnswers, onError = () => undefined, injected = {} }: ServerOptions) {
  const report = (error: unknown): void => {
    if (problemOf(error).code === 'internal') onError(error);
  };
  const { mcp, bench } = injected;
  const routes = new Routes({
    app,
    onError: report,
    ...(bench === undefined ? {} : { bench }),
    ...(checksAnswers === undefined ? {} : { checksAnswers }),
  });
  for (const mount of groups) mount(routes);
  const files = new WebFiles(web ?? builtWebFolder());
  const site = new Hono<Beside>();
  site.use(async (context, next) => {
    context.set('caller', owner);
    await next();
  });
  let document: string | undefined;
  site.get(`${API_ROOT}/openapi.json`, (context) => {
    document ??= JSON.stringify(openApiDocument(routes.endpoints, version));
    return context.body(document, 200, { 'content-type': 'application/json' });
  });
  site.route('/', routes.router);
  if (mcp !== undefined) site.all('/mcp', (context) => mcp(context.req.raw, context.var.caller));
  site.all('/api/*', ({ req }) => {
    throw new MadeleineError('not-found', `There is nothing at ${req.method} ${req.path}.`, {
      action: `The document at ${API_ROOT}/openapi.json says what there is.`,
    });
  });
  site.get('*', ({ req }) => files.respond(req.raw, req.path));
  site.onError((error) => {
    report(error);
    return problemResponse(error);
  });
  return site;
}

function listening(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why = error.code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be had (${error.code})`;
      reject(
        new MadeleineError('usage', `${host}:${port} ${why}.`, {
          action: 'Choose another with --port, or --port 0 for any that is free.',
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
