import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** Weights that come with the program, a file a model, beside `src` in a checkout and beside `dist` in the package. */
const folder = new URL('../../models/', import.meta.url);

/** What weights were fitted on. The hash is absent where they were fitted before hashes were kept. */
const trainedOn = z.strictObject({
  /** In words: which sets, and how the weights did on writers left out. */
  data: z.string(),
  /** SHA-256 of the files that were fitted on, in order of their paths. */
  hash: z
    .string()
    .regex(/^sha256:[0-9a-f]{64}$/)
    .optional(),
});

/** A model's file; its weights are checked by whoever reads them. */
export const modelFile = z.strictObject({
  /** What the weights say the probability or order of, in a sentence. */
  about: z.string(),
  /** The command that writes the file. */
  writtenBy: z.string(),
  trainedOn,
  weights: z.unknown(),
});
export type ModelFile = Readonly<z.infer<typeof modelFile>>;

/** Names a folder whose models come before those of the program: weights that were fitted without the writers that they are tried on. */
export const MODELS_FOLDER = 'MADELEINE_MODELS';

/** Where a model's file lies. */
export function modelPath(name: string): string {
  const others = process.env[MODELS_FOLDER];
  const other = others === undefined ? undefined : join(others, `${name}.json`);
  return other !== undefined && existsSync(other) ? other : fileURLToPath(new URL(`${name}.json`, folder));
}

/**
 * The weights of a model that comes with the program, checked by `schema`. Meant to be called once, where a module loads.
 * Errors: an Error that names the file, for one that is missing or is not such a model: then the program is damaged.
 */
export function readModel<S extends z.ZodType>(name: string, schema: S): z.infer<S> {
  const path = modelPath(name);
  try {
    return schema.parse(modelFile.parse(JSON.parse(readFileSync(path, 'utf8'))).weights);
  } catch (cause) {
    throw new Error(`The model ${path} cannot be read; install Madeleine again.`, { cause });
  }
}
