import type { Importer } from '../memory/origin.ts';
import type { Source } from '../ports/source.ts';
import { openSource, recognise } from '../sources/recognise.ts';

/** What a path holds, as one source or several. Errors: `missing`, `unsupported-format`, `unreadable`. */
export async function openSources(path: string, as: Importer | 'auto'): Promise<readonly Source[]> {
  if (as === 'auto') return recognise(path);
  const opened = await openSource(path, as);
  return Array.isArray(opened) ? opened : [opened];
}
