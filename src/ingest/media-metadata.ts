import { isMadeleineError } from '../memory/errors.ts';
import type { Clock } from '../ports/clock.ts';
import type { MediaMetadata, MetadataReadings } from '../ports/media-metadata.ts';
import type { MediaTags, TagReader } from '../ports/media-tags.ts';
import { capturePlaces } from './capture-place.ts';
import { captureTimes, type ZoneOf } from './capture-time.ts';
import { captureMedia, captureWords } from './capture-words.ts';

export type MediaMetadataParts = {
  /** Quick and in this process; asked first. */
  readonly fast: TagReader;
  /** Slower and knowing every format; asked where the fast reading is doubtful. Absent where it cannot run. */
  readonly thorough?: TagReader;
  readonly zoneOf: ZoneOf;
  readonly clock: Clock;
};

/** The tags of one file as readings. `name` is the file's name, which tells screenshots. */
export function tagReadings(tags: MediaTags, name: string, zoneOf: ZoneOf, now: Date): MetadataReadings {
  const places = capturePlaces(tags);
  const { lat, lon } = places[0]?.value ?? {};
  const spot = lat === undefined || lon === undefined ? undefined : { lat, lon };
  return {
    readings: [...captureTimes(tags, spot, zoneOf, now), ...places, ...captureWords(tags), ...captureMedia(tags, name)],
  };
}

/**
 * Reads metadata with the fast reader and turns to the thorough one only where the fast one failed or doubts itself.
 * With both failing, the thorough one's error is thrown; a doubtful fast reading is better than an error.
 */
export class LayeredMediaMetadata implements MediaMetadata {
  readonly #parts: MediaMetadataParts;

  constructor(parts: MediaMetadataParts) {
    this.#parts = parts;
  }

  async read(path: string): Promise<MetadataReadings> {
    const { zoneOf, clock } = this.#parts;
    const tags = await this.tags(path);
    return tagReadings(tags, path.slice(path.lastIndexOf('/') + 1), zoneOf, clock.now());
  }

  /** The tags themselves, by the reader that was believed. */
  async tags(path: string): Promise<MediaTags> {
    const { fast, thorough } = this.#parts;
    const first = await attempt(fast, path);
    if (first.tags !== undefined && first.tags.doubts.length === 0) return first.tags;
    if (thorough === undefined) return first.tags ?? raise(first.error);
    const second = await attempt(thorough, path);
    return second.tags ?? first.tags ?? raise(second.error);
  }

  async close(): Promise<void> {
    await Promise.all([this.#parts.fast.close(), this.#parts.thorough?.close()]);
  }
}

type Attempt = { readonly tags?: MediaTags; readonly error?: unknown };

async function attempt(reader: TagReader, path: string): Promise<Attempt> {
  try {
    return { tags: await reader.read(path) };
  } catch (error) {
    if (!isMadeleineError(error)) throw error;
    return { error };
  }
}

function raise(error: unknown): never {
  throw error;
}
