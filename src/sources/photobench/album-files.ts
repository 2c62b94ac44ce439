import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { MadeleineError } from '../../memory/errors.ts';
import { type Failure, failureOf } from '../../memory/failure.ts';
import { isAbsence } from '../../memory/file-error.ts';
import { textWithin } from '../file-pieces.ts';
import { insideRoot } from '../inside-root.ts';

const nullish = z.union([z.string(), z.number(), z.null()]).optional();

/** `images/metadata/metadata.json`: a row per file; null or "" is unknown. */
export const metadataSchema = z.record(
  z.string(),
  z.looseObject({ latitude: nullish, longitude: nullish, time: nullish }),
);
export type MetadataRow = z.infer<typeof metadataSchema>[string];

/** `images/faceid/face_info_{en,cn}.json`: nicknames of each face, faces of each file. */
export const faceInfoSchema = z.looseObject({
  face_id_to_nicknames: z.record(z.string(), z.array(z.string())),
  image_to_face_ids: z.record(z.string(), z.array(z.coerce.string())),
});
export const captionsSchema = z.record(z.string(), z.string());

/** Where an album keeps its files. Questions (`query.json`) are never read. */
export const albumLayout = {
  metadata: 'images/metadata/metadata.json',
  faces: ['images/faceid/face_info_en.json', 'images/faceid/face_info_cn.json'],
  captions: ['images/captions/captions_en.json', 'images/captions/captions_cn.json'],
  images: 'images',
} as const;

export async function isAlbum(folder: string): Promise<boolean> {
  return stat(join(folder, albumLayout.metadata)).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** Each names every file of the album, in some 200 bytes: of an album of a million. */
const LARGEST_FILE = 256 * 1024 * 1024;

const readInside = async (folder: string, path: string): Promise<string> =>
  textWithin(await insideRoot(folder, path), LARGEST_FILE);

/** A JSON file of the album by its schema; nothing when it is absent, a failure when it cannot be read. */
export async function albumJson<T>(
  folder: string,
  path: string,
  schema: z.ZodType<T>,
  failures: Failure[],
): Promise<T | undefined> {
  const file = join(folder, path);
  const text = await readInside(folder, path).catch((error: unknown) => {
    if (!isAbsence(error)) failures.push(failureOf(file, error));
    return undefined;
  });
  if (text === undefined) return undefined;
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    const action = 'Download the album again; its other files were read.';
    failures.push(
      failureOf(
        file,
        new MadeleineError('corrupt', 'This file of the album cannot be read.', { path: file, action, cause }),
      ),
    );
    return undefined;
  }
}
