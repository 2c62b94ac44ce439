import type { Reading } from '../memory/reading.ts';

/** What a picture or video file says of itself. `rest` holds tags that no field takes, for `show`. */
export type MetadataReadings = { readonly readings: readonly Reading[] };

/**
 * Reads capture time, position, people, keywords, captions and camera facts from files. Time readings come from every
 * tag that has one (several readings), not only the best. Errors: `corrupt`, `truncated`, `unsupported-format`.
 */
export interface MediaMetadata {
  read(path: string): Promise<MetadataReadings>;
  close(): Promise<void>;
}
