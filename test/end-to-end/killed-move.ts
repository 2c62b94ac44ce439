import { spawn } from 'node:child_process';
import { environment, program } from './run-madeleine.ts';

/**
 * Makes a process kill itself as it reports the progress of a move for the nth time: on a busy machine a signal from
 * outside may come once the move has ended.
 */
const killer = (report: number): string => `
  const write = process.stderr.write.bind(process.stderr);
  let reports = 0;
  process.stderr.write = (chunk, ...more) => {
    const written = write(chunk, ...more);
    if (String(chunk).includes('"stage":"move"') && ++reports === ${report}) process.kill(process.pid, 'SIGKILL');
    return written;
  };`;

/** Kills a move with its nth report of progress; how many entries it had reported by then. */
export function killedMove(args: readonly string[], report: number, env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve) => {
    const imported = `data:text/javascript,${encodeURIComponent(killer(report))}`;
    const flags = ['--import', imported, program, 'move', ...args, '--json'];
    const child = spawn(process.execPath, flags, { env: { ...environment, ...env } });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    child.on('close', () => resolve(Number([...said.matchAll(/"stage":"move","done":(\d+)/g)].at(-1)?.[1] ?? 0)));
  });
}
