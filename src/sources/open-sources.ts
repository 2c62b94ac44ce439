import { resolve } from 'node:path';
import { failureOf } from '../memory/failure.ts';
import type { Importer } from '../memory/origin.ts';
import { dataSets, namedPath, type Recognised, statOf } from './data-sets.ts';
import { guardedSource, triedInside } from './inside-root.ts';

/**
 * As `recogniseAll`, which is loaded only where it is not known already what all of them are. Of paths that were found in a
 * watched folder, `watched`, none is followed out of it. Never throws for a path.
 */
export async function openSources(
  paths: readonly string[],
  as: Importer | 'auto',
  watched?: string,
): Promise<Recognised> {
  const tried = await Promise.all(
    paths.map((path) => (watched === undefined ? resolve(path) : triedInside(watched, path))),
  );
  const { sources, failures } = await opened(
    tried.filter((one) => typeof one === 'string'),
    as,
  );
  return {
    sources: sources.map(guardedSource),
    failures: [...tried.filter((one) => typeof one !== 'string'), ...failures],
  };
}

async function opened(paths: readonly string[], as: Importer | 'auto'): Promise<Recognised> {
  const open = as === 'auto' ? undefined : dataSets[as];
  if (open === undefined) return (await import('./recognise.ts')).recogniseAll(paths, as);
  const found: Recognised = { sources: [], failures: [] };
  for (const path of paths) {
    try {
      await statOf(path);
      found.sources.push(await open(await namedPath(path)));
    } catch (error) {
      found.failures.push(failureOf(path, error));
    }
  }
  return found;
}
