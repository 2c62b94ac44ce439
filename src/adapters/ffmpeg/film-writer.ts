import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { MadeleineError } from '../../memory/errors.ts';
import type { FilmWriter } from '../../ports/film-writer.ts';
import type { Pixels } from '../../ports/pixels.ts';
import { killedAtExit } from './run.ts';

const MOST_STDERR = 4096;

/** Films by ffmpeg; one call for each. */
export const openFilmWriter = (executable: string): FilmWriter => ({
  async write(path, rate, pictures, signal) {
    let encoder: Encoder | undefined;
    try {
      for await (const picture of pictures) {
        signal?.throwIfAborted();
        encoder ??= new Encoder(executable, path, rate, picture);
        await encoder.push(picture);
      }
      await encoder?.end();
    } catch (error) {
      encoder?.kill();
      throw error;
    }
  },
});

class Encoder {
  readonly #child;
  readonly #closed: Promise<number>;
  readonly #size: { readonly width: number; readonly height: number };
  #said = '';

  constructor(executable: string, path: string, rate: number, { width, height }: Pixels) {
    this.#size = { width, height };
    const input = [
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgb24',
      '-s',
      `${width}x${height}`,
      '-r',
      String(rate),
      '-i',
      'pipe:0',
    ];
    const output = ['-an', '-sn', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];
    const format = [
      '-vf',
      'pad=ceil(iw/2)*2:ceil(ih/2)*2',
      '-pix_fmt',
      'yuv420p',
      '-movflags',
      '+faststart',
      '-f',
      'mp4',
    ];
    this.#child = spawn(
      executable,
      ['-hide_banner', '-loglevel', 'error', '-y', ...input, ...output, ...format, path],
      {
        stdio: ['pipe', 'ignore', 'pipe'],
      },
    );
    const release = killedAtExit(this.#child);
    const { promise, resolve } = Promise.withResolvers<number>();
    this.#child.on('error', () => resolve(-1));
    this.#child.on('close', (code) => resolve(code ?? -1));
    this.#closed = promise.finally(release);
    // A child that ended is told by its exit; writing to it must not end this process.
    this.#child.stdin.on('error', () => undefined);
    this.#child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#said = (this.#said + text).slice(-MOST_STDERR);
    });
  }

  async push({ width, height, rgb }: Pixels): Promise<void> {
    if (width !== this.#size.width || height !== this.#size.height)
      throw new TypeError('a film of pictures of two sizes');
    if (this.#child.stdin.write(rgb)) return;
    await Promise.race([once(this.#child.stdin, 'drain'), this.#closed]);
  }

  async end(): Promise<void> {
    this.#child.stdin.end();
    if ((await this.#closed) === 0) return;
    throw new MadeleineError(
      'system-failed',
      `ffmpeg could not write the film: ${this.#said.trim() || 'no reason given'}`,
      {
        action: 'Check that there is space on the disk and that ffmpeg can write MP4 files.',
      },
    );
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }
}
