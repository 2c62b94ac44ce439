import { indexEntry } from '../../ingest/index-entry.ts';
import { type Face, faceIdSchema, writtenDescriptor } from '../../memory/face.ts';
import { storedPart } from '../../memory/item.ts';
import { itemWith } from '../../organise/life.fixture.ts';
import type { Change } from '../../ports/store.ts';

/** A picture of somebody whom nobody else is like, by the first of their numbers. */
function faceAt(id: string, at: readonly [number, number]): Change[] {
  const item = itemWith(id, 'image', {});
  const value: Face = {
    id: faceIdSchema.parse(`${id}.500x500`),
    item: item.id,
    box: { x: 0.4, y: 0.4, w: 0.2, h: 0.2 },
    quality: 0.9,
    descriptor: writtenDescriptor(Float32Array.from({ length: 128 }, (_, d) => 3 + (at[d] ?? 0))),
    expressions: [],
    by: 'made',
    version: 1,
  };
  return [
    { op: 'putItem', item: storedPart(item), index: indexEntry(item) },
    { op: 'putRecord', kind: 'face', id: value.id, value },
  ];
}

/** Two faces of one person, and one that is a little too far from them to be theirs unasked. */
export const twoAndOneAside = [
  ...faceAt('img-a', [0, 0]),
  ...faceAt('img-b', [0.25, 0]),
  ...faceAt('img-c', [0.125, 0.47]),
];
