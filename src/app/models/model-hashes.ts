import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { fileError } from '../../adapters/files/file-error.ts';
import { MadeleineError } from '../../memory/errors.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
/** Hashes by the path of a file in its model's folder. */
export type Hashes = Readonly<Record<string, string>>;

const pinnedSchema = z.record(
  z.string(),
  z.object({ from: z.url(), pinnedAt: z.string(), files: z.record(z.string(), sha256) }),
);
type Pinned = z.infer<typeof pinnedSchema>;

/** Beside the folders of the models, so that it outlives them. */
const fileOf = (shelf: string): string => join(shelf, 'pinned.json');

/** The hashes of what was fetched here, by repository. Errors: `invalid-configuration` for a file that is damaged. */
export async function pinnedHashes(shelf: string): Promise<Pinned> {
  const file = fileOf(shelf);
  if (!existsSync(file)) return {};
  try {
    return pinnedSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (cause) {
    throw new MadeleineError('invalid-configuration', `${file} cannot be read.`, {
      path: file,
      action: 'Correct it, or delete it to pin the hashes of the next fetch.',
      cause,
    });
  }
}

/** Keeps the hashes of a model, in place of earlier ones. Errors: those of `pinnedHashes` and of the file system. */
export async function pin(shelf: string, repository: string, from: string, files: Hashes): Promise<void> {
  const pinned = { ...(await pinnedHashes(shelf)), [repository]: { from, pinnedAt: new Date().toISOString(), files } };
  await writeFile(`${fileOf(shelf)}.new`, `${JSON.stringify(pinned, null, 2)}\n`, { mode: 0o600 });
  await rename(`${fileOf(shelf)}.new`, fileOf(shelf));
}

/**
 * The hashes that the owner gives: `FILE=HASH` each, and lines of a file as `sha256sum` writes them. Errors: `usage` for
 * a line of another form or a file that the model does not have; those of reading the file.
 */
export async function givenHashes(
  files: readonly string[],
  pairs: readonly string[],
  hashesFile: string | undefined,
): Promise<Hashes> {
  const lines = hashesFile === undefined ? '' : await textOf(hashesFile);
  const given = [
    ...pairs.map((pair) => ({
      said: pair,
      path: pair.slice(0, pair.indexOf('=')),
      hash: pair.slice(pair.indexOf('=') + 1),
    })),
    ...lines
      .split(/\r?\n/)
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const [, hash = '', path = ''] = /^\\?(\w+) [ *](?:\.\/)?(.+)$/.exec(line) ?? [];
        return { said: line, path, hash };
      }),
  ];
  const wrong = given.find(({ path, hash }) => !files.includes(path) || !sha256.safeParse(hash.toLowerCase()).success);
  if (wrong === undefined) return Object.fromEntries(given.map(({ path, hash }) => [path, hash.toLowerCase()]));
  throw new MadeleineError('usage', `"${wrong.said}" is not the SHA-256 of one of the model's files.`, {
    action: `Give FILE=HASH with 64 hexadecimal digits, or lines of sha256sum. The files are ${files.join(', ')}.`,
  });
}

/** Larger than any list of hashes: another file was given by mistake. */
const MOST_TEXT = 1_000_000;

async function textOf(path: string): Promise<string> {
  const bytes = await readFile(path).catch((error: unknown) => {
    throw fileError(error, path);
  });
  if (bytes.length <= MOST_TEXT) return bytes.toString('utf8');
  throw new MadeleineError('too-large', 'This is not a list of hashes.', { path, action: 'Give a file of sha256sum.' });
}
