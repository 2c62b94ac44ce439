import type { App } from '../app/app.ts';
import { isMadeleineError } from '../memory/errors.ts';
import type { Modality } from '../memory/item.ts';
import type { Picture } from './tool.ts';

type Shown = { readonly id: string; readonly modality: Modality };
const hasPicture: ReadonlySet<Modality> = new Set(['image', 'video']);

/** Thumbnails of the first `most` items that have one, in order, with the ids of these items. */
export async function thumbnailsOf(
  app: App,
  items: readonly Shown[],
  most: number,
): Promise<{ readonly shown: readonly string[]; readonly pictures: readonly Picture[] }> {
  const shown: string[] = [];
  const pictures: Picture[] = [];
  for (const { id, modality } of items) {
    if (pictures.length >= most) break;
    const picture = hasPicture.has(modality) ? await thumbnailOf(app, id) : undefined;
    if (picture === undefined) continue;
    shown.push(id);
    pictures.push(picture);
  }
  return { shown, pictures };
}

/** Undefined where there is none, for example for a damaged file. */
async function thumbnailOf(app: App, id: string): Promise<Picture | undefined> {
  try {
    return await app.thumbnail(id);
  } catch (error) {
    if (isMadeleineError(error)) return undefined;
    throw error;
  }
}
