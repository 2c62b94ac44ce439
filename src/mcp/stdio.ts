import { Writable } from 'node:stream';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { type McpOptions, mcpServer } from './server.ts';

/** Serves MCP over the standard streams until the client closes its end or `signal` is aborted. */
export async function serveStdio(options: McpOptions, signal: AbortSignal): Promise<void> {
  const server = mcpServer(options);
  const ended = new Promise<void>((resolve) => {
    process.stdin.once('end', resolve).once('close', resolve);
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  await server.connect(new StdioServerTransport(process.stdin, protocolOnly()));
  await ended;
  await server.close();
}

/** Reserves standard output for the protocol: all other output goes to standard error from now on. */
function protocolOnly(): Writable {
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = process.stderr.write.bind(process.stderr);
  return new Writable({
    decodeStrings: false,
    write: (chunk: string, encoding, done) => {
      write(chunk, encoding, done);
    },
  });
}
