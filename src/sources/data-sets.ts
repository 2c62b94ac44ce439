import { lstat, realpath, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { MadeleineError } from '../memory/errors.ts';
import type { Failure } from '../memory/failure.ts';
import { fileError, isAbsence } from '../memory/file-error.ts';
import type { Importer } from '../memory/origin.ts';
import type { FilePart, Source } from '../ports/source.ts';

/** What several paths hold; a path that cannot be opened is a failure and the others go on. */
export type Recognised = { readonly sources: Source[]; readonly failures: Failure[] };

/**
 * Data sets that the owner may name, whatever their folders look like. Each is loaded alone: most of what reads sources
 * reads mails and photos. Of a file that holds several collections one may be asked for.
 */
export const dataSets: Readonly<Partial<Record<Importer, (path: string, part?: FilePart) => Promise<Source>>>> = {
  atm: async (path) => (await import('./atm/atm-source.ts')).openAtmSource(path),
  locomo: async (path) => (await import('./locomo/locomo-source.ts')).openLocomoSource(path),
  lifebench: async (path) => (await import('./lifebench/lifebench-source.ts')).openLifebenchSource(path),
  longmemeval: async (path, part) =>
    (await import('./longmemeval/longmemeval-source.ts')).openLongMemEvalSource(path, part),
  personamem: async (path, part) =>
    (await import('./personamem/personamem-source.ts')).openPersonaMemSource(path, part),
  photobench: async (path) => (await import('./photobench/photobench-source.ts')).openPhotobenchSource(path),
  persona: async (path) => (await import('./persona/persona-source.ts')).openPersonaSource(path),
};

/** A path as the owner named it. A link to a file is the file: whoever names one means what it leads to, and its folder is that. */
export async function namedPath(path: string): Promise<string> {
  const top = resolve(path);
  const own = await lstat(top).catch(() => undefined);
  if (own?.isSymbolicLink() !== true || (await stat(top).catch(() => undefined))?.isFile() !== true) return top;
  return realpath(top);
}

/** What lies at a path. Errors: `missing`. */
export const statOf = (path: string) =>
  stat(path).catch((cause: unknown) => {
    if (!isAbsence(cause)) throw fileError(path, cause);
    throw new MadeleineError('missing', 'The path does not exist.', {
      path,
      action: 'Check the spelling, or connect its disk.',
      cause,
    });
  });
