import { randomUUID } from 'node:crypto';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { type AllowedCallers, whyRefused } from './allowed-callers.ts';
import { type McpOptions, mcpServer } from './server.ts';
import { Sessions } from './sessions.ts';

export type HttpOptions = McpOptions &
  AllowedCallers & {
    readonly mostSessions?: number;
    readonly idleMs?: number;
    readonly now?: () => number;
  };

/** Handed to the HTTP server by the binary, since neither face imports the other. */
export type McpHandler = {
  /** Never rejects: what goes wrong is a response. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** How many are open. */
  readonly sessions: () => number;
  /** Ends what is open, sessions and streams. */
  readonly close: () => Promise<void>;
};

/** A question is a few hundred bytes. */
const MOST_BODY_BYTES = 256 * 1024;
const SWEEP_MS = 60_000;

/** MCP over streamable HTTP: a session for each client, begun by its first message and ended by DELETE or by time. */
export function mcpHandler(options: HttpOptions): McpHandler {
  const { mostSessions = 64, idleMs = 2 * 60 * 60_000, now = Date.now } = options;
  const sessions = new Sessions<WebStandardStreamableHTTPServerTransport>({ most: mostSessions, idleMs, now });
  const sweep = setInterval(() => sessions.closeIdle(), SWEEP_MS);
  sweep.unref();
  return {
    sessions: () => sessions.count,
    fetch: async (request) => {
      const refused = whyRefused(request, options);
      if (refused !== undefined) return errorResponse(403, -32_000, refused);
      try {
        const id = request.headers.get('mcp-session-id');
        if (id === null) return await begun(request, options, sessions);
        const session = sessions.use(id);
        return session === undefined
          ? errorResponse(404, -32_001, 'The session no longer exists. Initialize again.')
          : await session.handleRequest(request);
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

/** The answer to a first message; what is no initialization is refused by the transport, and leaves nothing behind. */
async function begun(
  request: Request,
  options: HttpOptions,
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
  const response = await transport.handleRequest(request);
  if (transport.sessionId === undefined) await server.close();
  return response;
}

/** As the protocol's own transport answers what is wrong with a request before any message was read. */
const errorResponse = (status: number, code: number, message: string): Response =>
  new Response(JSON.stringify({ jsonrpc: '2.0', error: { code, message }, id: null }), {
    status,
    headers: { 'content-type': 'application/json' },
  });
