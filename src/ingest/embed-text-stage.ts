import { digest } from '../language/digest.ts';
import type { MemoryItem } from '../memory/item.ts';
import { mainText } from '../memory/item-text.ts';
import type { Embedder } from '../ports/embedder.ts';
import type { RunnableStage, StageYield } from './enrich.ts';

/** Models of this kind read the first 512 tokens and leave out the rest. */
const MOST_CHARACTERS = 4000;

/** The title and the author's own words, as they are embedded. */
function textOf({ title, body }: MemoryItem): string {
  const parts = [title ?? '', body === undefined ? '' : mainText(body)];
  return parts.join('\n').trim().slice(0, MOST_CHARACTERS);
}

/** Writes a vector of the text of each mail and note, after the prefix, into the embedder's space. */
export function embedTextStage(embedder: Embedder, prefix = ''): RunnableStage {
  return {
    name: 'embed-text',
    version: 1 + (Number.parseInt(digest(embedder.space), 36) % 2_000_000_000),
    concurrency: embedder.concurrency,
    wants: ({ modality }) => modality === 'email' || modality === 'text',
    async run(item, signal): Promise<StageYield> {
      const text = textOf(item);
      const [vector] = text === '' ? [] : await embedder.texts([`${prefix}${text}`], signal);
      if (vector === undefined) return { readings: [] };
      return { readings: [], records: [{ op: 'putVector', id: item.id, space: embedder.space, vector }] };
    },
  };
}
