import type { Evidence } from '../../answer/model/evidence-record.ts';
import { shownSeconds } from '../../ingest/shown-seconds.ts';
import { isMadeleineError } from '../../memory/errors.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { ContentPart, ModelMessage } from '../../ports/language-model.ts';
import type { OpenMemory } from '../open-memory.ts';

const LONGEST_SIDE = 1024;
const MOST_PICTURES = 8;
const MOST_FILMS = 2;
const MOST_FRAMES = 8;

/**
 * The pictures of the evidence and frames of its films, for a model that looks: shrunk, upright, and with nothing in them
 * but pixels. What cannot be opened now is left out; its record is read all the same.
 */
export const evidencePictures =
  (memory: OpenMemory) =>
  async (evidence: readonly Evidence[]): Promise<ModelMessage | undefined> => {
    const of = (modality: MemoryItem['modality'], most: number) =>
      evidence.filter(({ item }) => item.modality === modality).slice(0, most);
    const parts: ContentPart[] = [];
    for (const { ref, item } of of('image', MOST_PICTURES)) {
      const jpeg = await opened(async () => {
        const decoder = await memory.decoder();
        const mime = item.media?.mime ?? 'image/jpeg';
        return [await memory.lend(item, (path) => decoder.jpeg(path, mime, LONGEST_SIDE))];
      });
      parts.push(...shown(`Picture of ${ref}:`, jpeg));
    }
    for (const { ref, item } of of('video', MOST_FILMS)) {
      const jpegs = await opened(async () => {
        const seconds = shownSeconds(item.media?.durationSeconds, MOST_FRAMES);
        const frames = await memory.frames();
        return memory.lend(item, (path) => frames.frames(path, seconds, LONGEST_SIDE));
      });
      parts.push(...shown(`Frames of ${ref}, in order:`, jpegs));
    }
    return parts.length === 0 ? undefined : { role: 'user', content: parts };
  };

const shown = (about: string, jpegs: readonly Uint8Array[]): ContentPart[] =>
  jpegs.length === 0
    ? []
    : [{ type: 'text', text: about }, ...jpegs.map((bytes) => ({ type: 'image', mime: 'image/jpeg', bytes }) as const)];

async function opened(open: () => Promise<readonly Uint8Array[]>): Promise<readonly Uint8Array[]> {
  try {
    return await open();
  } catch (error) {
    if (isMadeleineError(error)) return [];
    throw error;
  }
}
