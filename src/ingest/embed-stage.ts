import { digest } from '../language/digest.ts';
import type { MemoryItem, StoredItem } from '../memory/item.ts';
import { attempt } from '../ports/attempt.ts';
import type { Embedder } from '../ports/embedder.ts';
import type { MediaDecoder } from '../ports/media-decoder.ts';
import type { LendContent } from '../ports/media-vault.ts';
import { meanDirection } from '../ports/unit-vector.ts';
import type { VideoFrames } from '../ports/video-frames.ts';
import type { RunnableStage, StageYield } from './enrich.ts';
import { shownSeconds } from './shown-seconds.ts';
import type { Spending } from './spending.ts';

export const EMBED_STAGE = 'embed';
/** Pixels of the longer side of what is embedded: models of this kind look at 224 to 448. */
const LONGEST_SIDE = 512;
const MOST_FRAMES = 8;
const TRIES = { timeoutMs: 120_000, retries: 3, pauseMs: 1000 } as const;

export type EmbedPorts = {
  readonly embedder: Embedder;
  /** Absent for a model in a local folder, which costs nothing. */
  readonly spending: Spending | undefined;
  readonly decoder: () => Promise<MediaDecoder>;
  readonly frames: () => Promise<VideoFrames>;
  readonly lend: LendContent;
};

const wantsVector = (item: StoredItem): boolean =>
  (item.modality === 'image' || item.modality === 'video') &&
  (item.origin.sha256 !== undefined || item.origin.copy !== undefined);

/** Writes a vector of each picture, and of each film the direction between its frames, into the embedder's space. */
export function embedStage(ports: EmbedPorts): RunnableStage {
  const { embedder } = ports;
  return {
    name: EMBED_STAGE,
    version: 1 + (Number.parseInt(digest(embedder.space), 36) % 2_000_000_000),
    concurrency: embedder.concurrency,
    wants: wantsVector,
    async run(item, signal): Promise<StageYield> {
      const pictures = await ports.lend(item, (path) => picturesOf(item, path, ports), signal);
      if (pictures.length === 0) return { readings: [] };
      const vector = meanDirection(await embedded(pictures, ports, signal));
      if (vector === undefined) return { readings: [] };
      return { readings: [], records: [{ op: 'putVector', id: item.id, space: embedder.space, vector }] };
    },
  };
}

async function picturesOf(
  item: MemoryItem,
  path: string,
  { decoder, frames }: EmbedPorts,
): Promise<readonly Uint8Array[]> {
  const shrinker = await decoder();
  if (item.modality === 'image') return [await shrinker.jpeg(path, item.media?.mime ?? 'image/jpeg', LONGEST_SIDE)];
  const taken = await (await frames()).frames(
    path,
    shownSeconds(item.media?.durationSeconds, MOST_FRAMES),
    LONGEST_SIDE,
  );
  return Promise.all(taken.map((frame) => shrinker.jpeg(frame, 'image/jpeg', LONGEST_SIDE)));
}

async function embedded(
  pictures: readonly Uint8Array[],
  { embedder, spending }: EmbedPorts,
  signal: AbortSignal,
): Promise<readonly Float32Array[]> {
  const made = await attempt(
    (during) =>
      spending === undefined
        ? embedder.pictures(pictures, during)
        : spending.paid(
            () => embedder.pictures(pictures, during),
            () => ({ output: 0 }),
          ),
    { ...TRIES, signal },
  );
  if (made.ok) return made.value;
  throw made.thrown;
}
