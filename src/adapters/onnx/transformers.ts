import { basename, dirname } from 'node:path';
import { z } from 'zod';
import { MadeleineError } from '../../memory/errors.ts';

export type Run = (inputs: unknown, options?: object) => Promise<unknown>;
type Loadable = { from_pretrained(name: string, options?: object): Promise<Run> };
const isLoadable = (value: unknown): value is Loadable =>
  typeof value === 'function' && typeof Reflect.get(value, 'from_pretrained') === 'function';

/** What transformers.js gives: looked at when it is loaded, since not everybody has it. */
export type Library = Readonly<Record<string, unknown>>;
const environmentSchema = z.looseObject({ allowRemoteModels: z.boolean() });

/** The optional peer; a name that is only known when it runs keeps it out of what must be installed. */
async function loaded(packageName: string): Promise<Library> {
  try {
    return (await import(packageName)) as Library;
  } catch (cause) {
    throw new MadeleineError('dependency-missing', 'A local model requires @huggingface/transformers.', {
      action: 'Install it next to Madeleine: npm install @huggingface/transformers',
      cause,
    });
  }
}

/**
 * The library set to load from the folder's parent and from nowhere else. `packageName`: where it is, if not under its
 * name. Errors: `dependency-missing`.
 */
export async function localLibrary(path: string, packageName = '@huggingface/transformers'): Promise<Library> {
  const library = await loaded(packageName);
  const { env } = library;
  environmentSchema.parse(env);
  Object.assign(env as object, {
    allowRemoteModels: false,
    allowLocalModels: true,
    localModelPath: dirname(path),
    useBrowserCache: false,
    useFSCache: false,
  });
  return library;
}

/** One of the library's classes, loaded from the folder. Errors: `dependency-missing` for a library without it. */
export function openPart(library: Library, className: string, path: string): Promise<Run> {
  const found = library[className];
  if (!isLoadable(found)) throw tooOld(className);
  return found.from_pretrained(basename(path), { local_files_only: true, dtype: 'fp32' });
}

export const tooOld = (name: string) =>
  new MadeleineError('dependency-missing', `This @huggingface/transformers has no ${name}.`, {
    action: 'Install version 3 or newer.',
  });
