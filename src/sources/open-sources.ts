import { resolve } from 'node:path';
import { failureOf } from '../memory/failure.ts';
import type { Importer } from '../memory/origin.ts';
import { dataSets, type Recognised, statOf } from './data-sets.ts';

/** As `recogniseAll`, which is loaded only where it is not known already what all of them are. Never throws for a path. */
export async function openSources(paths: readonly string[], as: Importer | 'auto'): Promise<Recognised> {
  const open = as === 'auto' ? undefined : dataSets[as];
  if (open === undefined) return (await import('./recognise.ts')).recogniseAll(paths, as);
  const found: Recognised = { sources: [], failures: [] };
  for (const path of paths.map((one) => resolve(one))) {
    try {
      await statOf(path);
      found.sources.push(await open(path));
    } catch (error) {
      found.failures.push(failureOf(path, error));
    }
  }
  return found;
}
