import { spawn } from 'node:child_process';
import { environment, program } from './run-madeleine.ts';

/** Kills a move with its nth report of progress; how many entries it had reported by then. */
export function killedMove(args: readonly string[], report: number, env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program, 'move', ...args, '--json'], { env: { ...environment, ...env } });
    let [reports, done] = [0, 0];
    child.stderr.on('data', (chunk: Buffer) => {
      for (const [, said] of chunk.toString().matchAll(/"stage":"move","done":(\d+)/g)) {
        reports += 1;
        done = Number(said);
        if (reports === report) child.kill('SIGKILL');
      }
    });
    child.on('close', () => resolve(done));
  });
}
