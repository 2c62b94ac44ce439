import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { faceIdSchema } from '../../memory/face.ts';
import { personIdSchema } from '../../memory/ids.ts';
import type { GroupedFaces } from '../../organise/faces/grouped-faces.ts';
import { readPrivate, writePrivate } from '../keys/private-file.ts';
import { layout } from '../memory-folder.ts';

const keptSchema = z.object({
  key: z.string(),
  groups: z.array(z.object({ person: personIdSchema, isSaid: z.boolean(), faces: z.array(faceIdSchema) })),
});

/** In the cache, which `forget` and `people off` remove whole and which no backup and no export holds. */
const fileOf = (memory: string): string => join(memory, layout.cache, 'people', 'groups.json');

/** How faces were grouped last; nothing when that is not known any more. */
export async function facesGroupedBefore(memory: string): Promise<GroupedFaces | undefined> {
  try {
    return keptSchema.safeParse(JSON.parse(String(await readPrivate(fileOf(memory))))).data;
  } catch {
    return undefined;
  }
}

/** Keeps it for the next time. A memory whose cache cannot be written groups anew. */
export async function keepFacesGrouped(memory: string, grouped: GroupedFaces): Promise<void> {
  try {
    await mkdir(dirname(fileOf(memory)), { recursive: true, mode: 0o700 });
    await writePrivate(fileOf(memory), JSON.stringify(grouped));
  } catch {
    return;
  }
}
