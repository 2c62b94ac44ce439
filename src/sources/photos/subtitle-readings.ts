import { readFile } from 'node:fs/promises';
import { parseSubtitles } from '../../language/subtitles.ts';
import { observed } from '../../memory/provenance.ts';
import { type Reading, reading } from '../../memory/reading.ts';
import { decodeCharset } from '../mail/charset.ts';
import type { SubtitleFile } from './subtitle-names.ts';
import type { FoundFile } from './walk.ts';

const MOST_BYTES = 4 * 1024 * 1024;

/**
 * What the subtitles beside a video say, each file a reading of its own. One that may not be read is told to `failed`; what
 * is too large for subtitles, or none, says nothing.
 */
export async function subtitleReadings(
  files: readonly SubtitleFile<FoundFile>[],
  failed: (path: string, error: unknown) => void,
): Promise<Reading[]> {
  const found: Reading[] = [];
  for (const { file, language } of files) {
    if (file.bytes > MOST_BYTES) continue;
    const bytes = await readFile(file.path).catch((error: unknown) => failed(file.path, error));
    const transcript = bytes === undefined ? undefined : parseSubtitles(subtitleText(bytes), language);
    if (transcript === undefined) continue;
    const by = ['subtitles.sidecar', language].filter((part) => part !== undefined).join('.');
    found.push(reading('transcript', transcript, observed(by)));
  }
  return found;
}

/** Subtitles declare no encoding: a byte order mark tells, else what the bytes look like. */
export function subtitleText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const wide =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
  return decodeCharset(bytes, wide);
}
