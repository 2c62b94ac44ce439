import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { z } from 'zod';

/** JSON with sorted keys, so that equal values have equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** A key of everything that can change a result; two things that differ in any of it have different keys. */
export const contentKey = (parts: Readonly<Record<string, unknown>>): string =>
  createHash('sha256').update(canonicalJson(parts)).digest('hex');

/** Results on disk by the hash of what made them. A damaged entry is as good as none. */
export class ContentCache<T> {
  readonly #folder: string;
  readonly #schema: z.ZodType<T>;

  constructor(folder: string, schema: z.ZodType<T>) {
    this.#folder = folder;
    this.#schema = schema;
  }

  async get(key: string): Promise<T | undefined> {
    const text = await readFile(this.#path(key), 'utf8').catch(() => undefined);
    if (text === undefined) return undefined;
    try {
      return this.#schema.parse(JSON.parse(text));
    } catch {
      return undefined;
    }
  }

  /** Whole or not at all, also when the program is killed. */
  async put(key: string, value: T): Promise<void> {
    const path = this.#path(key);
    await mkdir(dirname(path), { recursive: true });
    const draft = `${path}.${randomUUID()}`;
    await writeFile(draft, JSON.stringify(value));
    await rename(draft, path);
  }

  #path(key: string): string {
    return join(this.#folder, key.slice(0, 2), `${key}.json`);
  }
}
