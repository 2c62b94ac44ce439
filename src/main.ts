import { runCli, version } from './cli/program.ts';

/** The program: `args` are the words after its name. Faces and demo are loaded only when they are asked for. */
export async function main(args: readonly string[]): Promise<void> {
  // A reader such as `head` that has seen enough closes the pipe: that is its right, and no failure of ours.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  await runCli(args, {
    demo: async (settings) => (await import('./demo/run-demo.ts')).demo(settings),
    bench: async () => (await import('./bench/bench.ts')).bench,
    serve: async (settings) => {
      const [{ startServer }, { openShelf }] = await Promise.all([
        import('./http/server.ts'),
        import('./bench/shelf/shelf.ts'),
      ]);
      return startServer({ ...settings, version: version(), injected: { bench: openShelf(settings.bench) } });
    },
  });
}
