import { spawn } from 'node:child_process';
import { z } from 'zod';

const installerSchema = z.object({ path: z.string() });

/** The ffmpeg of the system, else the one of the optional npm package; `undefined` where neither runs. */
export async function findFfmpeg(): Promise<string | undefined> {
  if (await runs('ffmpeg')) return 'ffmpeg';
  const packaged = await packagedFfmpeg();
  return packaged !== undefined && (await runs(packaged)) ? packaged : undefined;
}

/** The package throws strings on platforms that it has no binary for, so anything thrown means that there is none. */
export async function packagedFfmpeg(): Promise<string | undefined> {
  try {
    const loaded: unknown = await import('@ffmpeg-installer/ffmpeg');
    const found = installerSchema.safeParse(loaded);
    const inDefault = z.object({ default: installerSchema }).safeParse(loaded);
    return found.data?.path ?? inDefault.data?.default.path;
  } catch {
    return undefined;
  }
}

function runs(executable: string): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(executable, ['-version'], { stdio: 'ignore', timeout: 10_000 });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}
