import type { Pixels } from './pixels.ts';

/** Writes a silent film from pictures, without any metadata. Errors: `dependency-missing`, `disk-full`, `system-failed`, `cancelled`. */
export interface FilmWriter {
  /** Pictures of one size, `rate` to a second, as MP4. */
  write(path: string, rate: number, pictures: AsyncIterable<Pixels>, signal?: AbortSignal): Promise<void>;
}
