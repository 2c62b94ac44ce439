import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ExifTool } from 'exiftool-vendored';
import { z } from 'zod';
import { MadeleineError } from '../../memory/errors.ts';
import type { MediaTags, TagReader } from '../../ports/media-tags.ts';
import { mediaTagsOf } from './tags.ts';

const rawTagsSchema = z.record(z.string(), z.unknown());

export type ExiftoolOptions = {
  /** How many perl processes at most; each takes some 30 MB. */
  readonly processes?: number;
  /** Milliseconds after which a file is given up. */
  readonly timeout?: number;
};

/** Raw numbers, groups of origin, nested structures: one reading of each tag, none of it interpreted. */
const readArgs = ['-fast', '-n', '-struct', '-G1', '-api', 'LargeFileSupport=1'];

/** Errors that exiftool itself reports, by its words. */
const complaints: readonly (readonly [RegExp, 'unsupported-format' | 'corrupt' | 'empty-file' | 'missing'])[] = [
  [/file is empty/i, 'empty-file'],
  [/file not found|no such file/i, 'missing'],
  [/unknown file type|unsupported|not a valid/i, 'unsupported-format'],
];

/**
 * Reads tags of every format that exiftool knows, through processes that stay open. Tens of files a second. Errors:
 * `dependency-missing` without perl, `timeout`, `unsupported-format`, `corrupt`, `missing`.
 */
export class ExiftoolTagReader implements TagReader {
  readonly name = 'exiftool';
  readonly #exiftool: ExifTool;

  constructor(options: ExiftoolOptions = {}) {
    this.#exiftool = new ExifTool({
      maxProcs: options.processes ?? 2,
      taskTimeoutMillis: options.timeout ?? 20_000,
      taskRetries: 0,
    });
  }

  /** The version of exiftool, or `undefined` where it cannot run (no perl). */
  async version(): Promise<string | undefined> {
    try {
      return await this.#exiftool.version();
    } catch {
      return undefined;
    }
  }

  async read(path: string): Promise<MediaTags> {
    const safe = await safePath(path);
    try {
      const raw = rawTagsSchema.parse(await this.#exiftool.readRaw(safe.path, { readArgs }));
      const complaint = raw['ExifTool:Error'] ?? raw['Error'];
      if (typeof complaint === 'string') throw new Error(complaint);
      return mediaTagsOf(raw);
    } catch (error) {
      throw explained(path, error);
    } finally {
      await safe.release();
    }
  }

  async close(): Promise<void> {
    await this.#exiftool.end();
  }
}

/** The open process takes one argument a line, so a name with a line break would be read as more arguments. */
async function safePath(path: string): Promise<{ readonly path: string; release(): Promise<void> }> {
  if (!/[\r\n]/.test(path)) return { path, release: async () => {} };
  const folder = await mkdtemp(join(tmpdir(), 'madeleine-'));
  const link = join(folder, randomUUID());
  await symlink(path, link);
  return { path: link, release: () => rm(folder, { recursive: true, force: true }) };
}

function explained(path: string, error: unknown): MadeleineError {
  const message = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
  if (/timeout|timed out/i.test(message)) {
    return new MadeleineError('timeout', 'Reading the metadata took too long.', {
      path,
      action: 'Open the file in a viewer; if it is intact, add it again.',
      cause: error,
    });
  }
  if (/perl|ENOENT.*exiftool|spawn/i.test(message)) {
    return new MadeleineError('dependency-missing', 'exiftool cannot run: perl was not found.', {
      path,
      action: 'Install perl to read the metadata of all formats; JPEG, HEIC, PNG, MP4 and MOV do not need it.',
      cause: error,
    });
  }
  const code = complaints.find(([shape]) => shape.test(message))?.[1] ?? 'corrupt';
  return new MadeleineError(code, `The metadata cannot be read: ${message}`, {
    path,
    action: 'Check that the file opens in a viewer, or restore it from a backup.',
    cause: error,
  });
}
