import { setFlagsFromString } from 'node:v8';
import { runCli, version } from './cli/program.ts';
import type { Caller } from './http/caller.ts';
import { agentScopes } from './memory/account.ts';
import type { ProgressListener } from './ports/progress.ts';

/** The life that the command line makes, too. */
const DEMO_SEED = 1;

/** The program: `args` are the words after its name. Faces and demo are loaded only when they are asked for. */
export async function main(args: readonly string[]): Promise<void> {
  // Whatever the shell says: a memory, its backups and its exports are their owner's alone. Processes begun from here inherit it.
  process.umask(0o077);
  // A reader such as `head` that has seen enough closes the pipe: that is its right, and no failure of ours.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  await runCli(args, {
    demo: async (settings) => (await import('./demo/run-demo.ts')).demo(settings),
    bench: async () => (await import('./bench/bench.ts')).bench,
    reviews: async () => (await import('./bench/review/review-shelf.ts')).openReviewShelf,
    mcp: async (options, signal) => {
      holdLittle();
      await (await import('./mcp/stdio.ts')).serveStdio({ ...options, version: version() }, signal);
    },
    operations: async (settings) =>
      (await import('./http/operations-server.ts')).startOperations({ ...settings, onError: report }),
    serveLocked: async (settings) => (await import('./http/locked-server.ts')).startLockedServer(settings),
    serve: async (settings) => {
      holdLittle();
      const [{ startServer }, { hostPolicy }, { openShelf }, { openReviewShelf }, { mcpHandlers }] = await Promise.all([
        import('./http/server.ts'),
        import('./http/host-policy.ts'),
        import('./bench/shelf/shelf.ts'),
        import('./bench/review/review-shelf.ts'),
        import('./mcp/http-handler.ts'),
      ]);
      const { host, names, onError } = settings;
      const hosts = hostPolicy(host, names).names;
      const handlers = mcpHandlers({ version: version(), report: onError, hosts });
      const injected = {
        bench: openShelf(settings.bench),
        ...(settings.builds.length === 0 ? {} : { builds: openReviewShelf(settings.builds) }),
        // Nobody changes anything over MCP without a token that says so.
        mcp: (request: Request, { scopes }: Caller, one: typeof settings.app) =>
          handlers.of(one).fetch(request, new Set(agentScopes.filter((scope) => scopes.has(scope)))),
        makeDemo: async (keep: string, options: { signal: AbortSignal; onProgress: ProgressListener }) =>
          (await import('./demo/run-demo.ts')).demo({ seed: DEMO_SEED, keep, ...options }),
      };
      const server = await startServer({ ...settings, version: version(), injected });
      const close = async () => {
        await handlers.close();
        await server.close();
      };
      return { ...server, close };
    },
  });
}

/** Always on stderr: stdout is reserved for the result. */
const report = (error: unknown): void => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
};

/**
 * A server stays for days beside other programs: its heap is collected when it has grown by a fifth, not when V8 sees the
 * machine run short, which costs a large memory some 400 MB (`npm run bench:perf -- endpoints`).
 */
function holdLittle(): void {
  setFlagsFromString('--heap-growing-percent=20');
}
