import { type ChildProcess, spawn } from 'node:child_process';
import { MadeleineError } from '../../memory/errors.ts';

export type RunResult = { readonly code: number; readonly stderr: string };

const MOST_STDERR = 64 * 1024;
const running = new Set<ChildProcess>();

// A child that outlives this process would go on writing frames that nobody reads.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Sees to it that the child ends with this process; call what comes back when it has ended. */
export function killedAtExit(child: ChildProcess): () => void {
  running.add(child);
  return () => running.delete(child);
}

/** Runs ffmpeg to its end, killed after `timeout` milliseconds or when aborted. Errors: `timeout`, `dependency-missing`. */
export function run(
  executable: string,
  args: readonly string[],
  timeout: number,
  signal?: AbortSignal,
): Promise<RunResult> {
  const { promise, resolve, reject } = Promise.withResolvers<RunResult>();
  const child = spawn(executable, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const release = killedAtExit(child);
  let stderr = '';
  let late = false;
  const kill = (): void => void child.kill('SIGKILL');
  const timer = setTimeout(() => {
    late = true;
    kill();
  }, timeout);
  signal?.addEventListener('abort', kill, { once: true });
  child.stderr.setEncoding('utf8');
  child.stderr.on('data', (text: string) => {
    stderr = (stderr + text).slice(-MOST_STDERR);
  });
  const done = (): void => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', kill);
    release();
  };
  child.on('error', (error) => {
    done();
    reject(
      new MadeleineError('dependency-missing', 'ffmpeg cannot be started.', {
        action: 'Install ffmpeg.',
        cause: error,
      }),
    );
  });
  child.on('close', (code) => {
    done();
    if (signal?.aborted === true) reject(new MadeleineError('cancelled', 'Cancelled while reading a video.'));
    else if (late) reject(tooSlow(timeout));
    else resolve({ code: code ?? 1, stderr });
  });
  return promise;
}

const tooSlow = (timeout: number): MadeleineError =>
  new MadeleineError('timeout', `The video could not be read within ${Math.round(timeout / 1000)} seconds.`, {
    action: 'Check that the video plays; a copy exported by a video program is often faster to read.',
  });
