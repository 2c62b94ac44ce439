import { createHash } from 'node:crypto';
import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { PlaceNames } from '../../ports/geocoder.ts';

const namesSchema = z.object({
  poi: z.string().optional(),
  city: z.string().optional(),
  region: z.string().optional(),
  country: z.string().optional(),
  countryCode: z.string().length(2).optional(),
});
const entrySchema = z.object({ key: z.string(), names: namesSchema.nullable() });

/** Reads and writes files for their owner alone; those of an encrypted memory are sealed. */
export type PrivateFiles = {
  read(path: string): Promise<Uint8Array>;
  write(path: string, text: string): Promise<void>;
};

/** Answers on disk, one small file each, spread over 256 folders. A damaged file counts as absent. */
export class AnswerCache {
  readonly #folder: string;
  readonly #files: PrivateFiles;

  constructor(folder: string, files: PrivateFiles) {
    this.#folder = folder;
    this.#files = files;
  }

  /** `undefined`: never asked. `{ names: undefined }`: asked, and the spot has no name. */
  async get(key: string): Promise<{ readonly names: PlaceNames | undefined } | undefined> {
    try {
      const entry = entrySchema.parse(JSON.parse(String(await this.#files.read(this.#file(key)))));
      if (entry.key !== key) return undefined;
      return { names: entry.names === null ? undefined : withoutAbsent(entry.names) };
    } catch {
      return undefined;
    }
  }

  async put(key: string, names: PlaceNames | undefined): Promise<void> {
    const file = this.#file(key);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const partial = `${file}.${process.pid}.partial`;
    await this.#files.write(partial, JSON.stringify({ key, names: names ?? null }));
    await rename(partial, file);
  }

  #file(key: string): string {
    const hash = createHash('sha256').update(key).digest('hex');
    return join(this.#folder, hash.slice(0, 2), `${hash.slice(2, 26)}.json`);
  }
}

export function withoutAbsent(names: z.infer<typeof namesSchema>): PlaceNames {
  return Object.fromEntries(Object.entries(names).filter(([, value]) => value !== undefined));
}
