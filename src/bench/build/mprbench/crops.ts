import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { croppedPicture } from '../../../app/items/cropped-picture.ts';
import { strippedPicture } from '../../../app/items/stripped-picture.ts';
import { isMadeleineError } from '../../../memory/errors.ts';
import type { BuildContext } from '../builder.ts';
import type { ConceptFound, Crop } from './records.ts';

const CROP_SIDE = 512;
const PICTURE_SIDE = 1280;

/** Where a concept's reference pictures lie below the folder of the build. */
export const referencePath = (concept: string, n: number): string => `pictures/${concept}/${n + 1}.jpg`;
export const referencePaths = ({ id, references }: ConceptFound): string[] =>
  references.map((_, n) => referencePath(id, n));

/** Cuts a concept's reference pictures out, those that are not there yet. Returns those that could be made. */
export async function cutReferences(context: BuildContext, found: ConceptFound): Promise<Crop[]> {
  const made: Crop[] = [];
  for (const crop of found.references) {
    const path = join(context.folder, referencePath(found.id, made.length));
    const bytes = await cropped(context, crop);
    if (bytes === undefined) continue;
    await mkdir(join(path, '..'), { recursive: true, mode: 0o700 });
    await writeFile(path, bytes, { mode: 0o600 });
    made.push(crop);
  }
  return made;
}

/** Undefined where the picture is gone or damaged. */
async function cropped({ life }: BuildContext, crop: Crop): Promise<Uint8Array | undefined> {
  try {
    if ('file' in crop) return existsSync(crop.file) ? await strippedPicture(crop.file, CROP_SIDE) : undefined;
    return await life.app.withMedia(crop.item, (path, { mime }) => croppedPicture({ path, mime }, crop.box, CROP_SIDE));
  } catch (error) {
    if (isMadeleineError(error)) return undefined;
    throw error;
  }
}

/** A query picture as it is shown to models and written into the set. */
export const queryPicture = ({ life }: BuildContext, item: string): Promise<Uint8Array | undefined> =>
  life.picture(item, PICTURE_SIDE);
