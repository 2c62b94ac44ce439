import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LifeManifest } from './life.ts';

/**
 * Writes `known.json`: who is where in the pictures, and what happens when in the films, as somebody would mark them, for
 * `madeleine build`.
 */
export async function writeKnown(
  { photos, videos }: Pick<LifeManifest, 'photos' | 'videos'>,
  folder: string,
): Promise<void> {
  const shown = photos.flatMap(({ path, shown: all = [] }) => all.map((one) => ({ ...one, path })));
  const names = [...new Set(shown.map(({ name }) => name))].sort();
  const concepts = names.map((name) => {
    const own = shown.filter((one) => one.name === name);
    return { name, kind: own[0]?.kind ?? 'object', shown: own.map(({ path, box }) => ({ path, box })) };
  });
  const films = videos.flatMap(({ path, happens }) =>
    happens === undefined ? [] : [{ path, transcript: '', observations: happens }],
  );
  await writeFile(join(folder, 'known.json'), `${JSON.stringify({ concepts, films }, null, 1)}\n`);
}
