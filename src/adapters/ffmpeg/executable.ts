import { spawn } from 'node:child_process';

/**
 * The ffmpeg of the system; `undefined` where none runs. None is brought along: it reads what strangers send, so it has to be one
 * that the system keeps up to date.
 */
export const findFfmpeg = async (): Promise<string | undefined> => ((await runs('ffmpeg')) ? 'ffmpeg' : undefined);

function runs(executable: string): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(executable, ['-version'], { stdio: 'ignore', timeout: 10_000 });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}
