import type { ItemFacesResponse } from '../../contract/item-verbs.ts';
import { faceIdsOf } from '../../memory/face.ts';
import { itemIdSchema } from '../../memory/ids.ts';
import { faceWordOf } from '../../organise/faces/face-word.ts';
import { correctionsInOrder } from '../items/corrections-in-order.ts';
import { notFound } from '../items/show.ts';
import type { OpenMemory } from '../open-memory.ts';

/** The faces that were found in an item, from left to right, and whose they are held to be. Errors: `not-found`. */
export async function itemFaces(memory: OpenMemory, said: string): Promise<ItemFacesResponse> {
  const id = itemIdSchema.parse(said);
  if ((await memory.store.item(id)) === undefined) throw notFound(said);
  const faces = await memory.store.records('face', faceIdsOf(id));
  if (faces.length === 0) return { faces: [] };
  const people = await memory.store.records('person');
  const { is } = faceWordOf(await correctionsInOrder(memory.store));
  return {
    faces: faces
      .toSorted((a, b) => a.box.x - b.box.x)
      .map((face) => {
        const person = people.find(({ seen }) => seen?.includes(face.id) === true);
        return {
          id: face.id,
          box: face.box,
          quality: face.quality,
          ...(face.span === undefined ? {} : { span: face.span }),
          ...(person === undefined ? {} : { person: { id: person.id, name: person.name } }),
          said: is.has(face.id),
        };
      }),
  };
}
