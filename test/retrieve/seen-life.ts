import { type Face, faceIdSchema } from '../../src/memory/face.ts';
import { itemIdSchema, personIdSchema } from '../../src/memory/ids.ts';
import type { Mention } from '../../src/memory/person.ts';
import type { FieldValues } from '../../src/memory/reading.ts';
import { at, stored } from './small-life.ts';
import type { Life } from './tiny-store.ts';

type Sight = FieldValues['sights'][number];

const thing = (name: string, confidence = 0.8, count?: number): Sight => ({
  kind: 'object',
  name,
  confidence,
  ...(count === undefined ? {} : { count }),
});
const scene = (name: string): Sight => ({ kind: 'scene', name, confidence: 0.9 });
const people = (count: number): Sight => ({ kind: 'people', name: 'people', confidence: 0.9, count });
const picture = (name: string, confidence = 0.9): Sight => ({ kind: 'picture', name, confidence });
const smile: Sight = { kind: 'expression', name: 'happy', confidence: 0.9 };

const known = { owner: 'Nora Field', anna: 'Anna Berg', ben: 'Ben Okoro', dad: 'Tom Field' } as const;
const shows = (...ids: (keyof typeof known)[]): Mention[] =>
  ids.map((id) => ({ id: personIdSchema.parse(id), name: known[id], how: 'face' }));

const photo = (id: string, local: string, mentions: Mention[], sights: Sight[]) =>
  stored(id, 'image', {
    time: at(local),
    media: { mime: 'image/jpeg' },
    ...(mentions.length === 0 ? {} : { people: mentions }),
    sights,
  });

/** A face of somebody in one of the pictures below. */
export const shownFace = (item: string, who: keyof typeof known, looks: Face['expressions'][number]['name']): Face => ({
  id: faceIdSchema.parse(`${item}.${who}`),
  item: itemIdSchema.parse(item),
  box: { x: 0.4, y: 0.2, w: 0.2, h: 0.2 },
  quality: 0.9,
  expressions: [{ name: looks, confidence: 0.9 }],
  by: 'test',
  version: 1,
});

/** Pictures without a word: all that is known of them is who was recognised and what programs saw. */
export const seenLife: Life = {
  items: [
    photo('two', '2023-05-06T11:00:00', shows('anna', 'ben'), [people(2), scene('outdoors'), smile]),
    photo('sisters', '2023-05-06T12:00:00', shows('owner', 'anna'), [people(2), scene('indoors')]),
    photo('family', '2023-05-06T13:00:00', shows('owner', 'anna', 'dad'), [people(3), scene('indoors')]),
    photo('crowd', '2023-05-06T14:00:00', shows('anna', 'ben'), [people(9), scene('outdoors')]),
    photo('night-selfie', '2023-05-06T23:10:00', shows('owner'), [people(1), picture('selfie')]),
    photo('day-selfie', '2023-05-07T12:00:00', shows('owner'), [people(1), picture('selfie'), smile]),
    photo('dog-alone', '2023-06-01T10:00:00', [], [thing('dog'), scene('outdoors')]),
    photo('dog-walked', '2023-06-01T10:05:00', shows('ben'), [thing('dog'), people(1), scene('outdoors')]),
    photo('two-dogs', '2023-06-01T10:06:00', [], [thing('dog', 0.8, 2), scene('outdoors')]),
    photo(
      'red-car',
      '2023-07-01T10:00:00',
      [],
      [
        { ...thing('car'), box: { x: 0.2, y: 0.4, w: 0.5, h: 0.4 } },
        { kind: 'colour', name: 'red', confidence: 0.7, box: { x: 0.25, y: 0.45, w: 0.4, h: 0.3 } },
        scene('outdoors'),
      ],
    ),
    photo(
      'blue-car',
      '2023-07-02T10:00:00',
      [],
      [
        { ...thing('car'), box: { x: 0.2, y: 0.4, w: 0.5, h: 0.4 } },
        { kind: 'colour', name: 'blue', confidence: 0.7, box: { x: 0.25, y: 0.45, w: 0.4, h: 0.3 } },
        scene('outdoors'),
      ],
    ),
    photo('burst-1', '2023-08-01T10:00:00', shows('ben'), [people(1), picture('blurry', 0.8)]),
    photo('burst-2', '2023-08-01T10:00:01', shows('ben'), [people(1), picture('sharp', 0.9), smile]),
    photo('burst-3', '2023-08-01T10:00:02', shows('ben'), [people(1), picture('sharp', 0.5)]),
  ],
  records: {
    person: Object.entries(known).map(([id, name]) => ({
      id: personIdSchema.parse(id),
      name,
      names: [name],
      kind: 'person',
      roles: { owner: [], anna: ['sister'], ben: ['friend'], dad: ['father'] }[id] ?? [],
      owner: id === 'owner',
      addresses: [],
      faces: [`made:${id}`],
      evidence: [],
    })),
  },
};
