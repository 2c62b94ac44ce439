import { runCli } from './cli/program.ts';

/** The program: `args` are the words after its name. Faces and demo are loaded only when they are asked for. */
export async function main(args: readonly string[]): Promise<void> {
  await runCli(args, {
    demo: async (settings) => (await import('./demo/run-demo.ts')).demo(settings),
    bench: async () => (await import('./bench/bench.ts')).bench,
  });
}
