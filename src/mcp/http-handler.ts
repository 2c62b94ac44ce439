import { randomUUID } from 'node:crypto';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { App } from '../app/app.ts';
import type { AgentScope } from '../memory/account.ts';
import { type AllowedCallers, whyRefused } from './allowed-callers.ts';
import { type McpOptions, mcpServer } from './server.ts';
import { Sessions } from './sessions.ts';

export type HttpOptions = Omit<McpOptions, 'writes'> &
  AllowedCallers & {
    readonly mostSessions?: number;
    readonly idleMs?: number;
    readonly now?: () => number;
  };

/** Passed to the HTTP server by the binary, since src/http and src/mcp must not import each other. */
export type McpHandler = {
  /** Never rejects: errors become responses. */
  readonly fetch: (request: Request, writes?: ReadonlySet<AgentScope>) => Promise<Response>;
  /** Number of open sessions. */
  readonly sessions: () => number;
  /** Closes all sessions and streams. */
  readonly close: () => Promise<void>;
};

/** A handler for each memory that is asked for, until the memory is closed: one that is opened again has another. */
export function mcpHandlers(options: Omit<HttpOptions, 'app'>) {
  const handlers = new Map<App, McpHandler>();
  return {
    of: (app: App): McpHandler => {
      const known = handlers.get(app);
      if (known !== undefined) return known;
      const made = mcpHandler({ ...options, app });
      handlers.set(app, made);
      const ended = (): void => {
        handlers.delete(app);
        void made.close();
      };
      app.closing.addEventListener('abort', ended, { once: true });
      return made;
    },
    count: () => handlers.size,
    close: async (): Promise<void> => {
      for (const handler of handlers.values()) await handler.close();
    },
  };
}

/** A question is a few hundred bytes. */
const MOST_BODY_BYTES = 256 * 1024;
const SWEEP_MS = 60_000;

/** MCP over streamable HTTP: one session per client, started by its first message and ended by DELETE or a timeout. */
export function mcpHandler(options: HttpOptions): McpHandler {
  const { mostSessions = 64, idleMs = 2 * 60 * 60_000, now = Date.now } = options;
  const sessions = new Sessions<WebStandardStreamableHTTPServerTransport>({ most: mostSessions, idleMs, now });
  const sweep = setInterval(() => sessions.closeIdle(), SWEEP_MS);
  sweep.unref();
  return {
    sessions: () => sessions.count,
    fetch: async (request, writes = new Set()) => {
      const refused = whyRefused(request, options);
      if (refused !== undefined) return errorResponse(403, -32_000, refused);
      try {
        const id = request.headers.get('mcp-session-id');
        if (id === null) return await begun(request, { ...options, writes }, sessions);
        const session = sessions.use(id);
        return session === undefined
          ? errorResponse(404, -32_001, 'The session no longer exists. Initialize again.')
          : await session.handleRequest(request, authOf(writes));
      } catch (error) {
        options.report(error);
        return errorResponse(500, -32_603, 'Internal error in Madeleine.');
      }
    },
    close: async () => {
      clearInterval(sweep);
      sessions.closeAll();
    },
  };
}

/** Answers a first message; the transport rejects anything but an initialization, and no session remains. */
async function begun(
  request: Request,
  options: HttpOptions & { readonly writes: ReadonlySet<AgentScope> },
  sessions: Sessions<WebStandardStreamableHTTPServerTransport>,
): Promise<Response> {
  const server = mcpServer(options);
  const transport = new WebStandardStreamableHTTPServerTransport({
    sessionIdGenerator: randomUUID,
    maxRequestBodySize: MOST_BODY_BYTES,
    onsessioninitialized: (id) => sessions.add(id, transport),
    onsessionclosed: (id) => sessions.close(id),
  });
  await server.connect(transport);
  const response = await transport.handleRequest(request, authOf(options.writes));
  if (transport.sessionId === undefined) await server.close();
  return response;
}

/** What the server has found out about who asks, as the protocol's own transport hands it on. */
const authOf = (writes: ReadonlySet<AgentScope>) => ({
  authInfo: { token: '', clientId: '', scopes: [...writes] },
});

/** An error before any message was read, in the format of the protocol's own transport. */
const errorResponse = (status: number, code: number, message: string): Response =>
  new Response(JSON.stringify({ jsonrpc: '2.0', error: { code, message }, id: null }), {
    status,
    headers: { 'content-type': 'application/json' },
  });
