import { describe, expect, it } from 'vitest';
import { personIdOfAddress } from '../language/mail-address.ts';
import type { Correction } from '../memory/correction.ts';
import { personIdSchema } from '../memory/ids.ts';
import { madeFaces } from './faces.fixture.ts';
import { context, itemWith } from './life.fixture.ts';
import { organise } from './organise.ts';

const { faces, whose } = madeFaces({ seed: 3, of: [12, 8, 1], together: 2, unclear: 0 });
const pictures = [...new Set(faces.map(({ item }) => item))].map((item) => itemWith(item, 'image', {}));
const at = '2024-01-01T00:00:00Z';
const ids = (n: number) => faces.filter(({ id }) => whose.get(id) === n).map(({ id }) => id);

const found = (corrections: readonly Correction[] = [], items = pictures) =>
  organise(items, context({ corrections, faces }));

describe('people who are seen in pictures', () => {
  it('are people without a name, mentioned where they are seen; who is seen once is nobody', async () => {
    const { people, readings } = await found();
    expect(people.map(({ name, seen }) => [name, seen?.length])).toEqual(
      expect.arrayContaining([
        ['', 12],
        ['', 8],
      ]),
    );
    expect(people).toHaveLength(2);
    const [face] = ids(0);
    const item = faces.find(({ id }) => id === face)?.item;
    const said = [...readings].find(([id]) => id === item)?.[1].find(({ field }) => field === 'people');
    expect(said?.value).toContainEqual(expect.objectContaining({ how: 'face', face, name: '' }));
  });

  it('have the name that the owner gave to one face', async () => {
    const person = personIdSchema.parse('p-new');
    const { people } = await found([
      { kind: 'face-is', at, person, faces: ids(1).slice(0, 1) },
      { kind: 'name-person', at, person, name: 'Anna' },
    ]);
    expect(people.find(({ name }) => name === 'Anna')).toMatchObject({ id: person, seen: expect.any(Array) });
    expect(people.find(({ name }) => name === 'Anna')?.seen).toHaveLength(8);
  });

  it('are one with who writes, when the owner says so', async () => {
    const mail = itemWith(
      'm1',
      'email',
      {
        people: [{ name: 'Mia Keller', how: 'sender', address: 'mia@example.org' }],
      },
      'mail',
    );
    const mia = personIdOfAddress('mia@example.org');
    const { people } = await found(
      [{ kind: 'face-is', at, person: mia, faces: ids(0).slice(0, 1) }],
      [...pictures, mail],
    );
    expect(people.filter(({ name }) => name === 'Mia Keller')).toHaveLength(1);
    expect(people.find(({ name }) => name === 'Mia Keller')?.seen).toHaveLength(12);
  });

  it('have the name that sidecars tag in their pictures, though not which face it is', async () => {
    const inPicture = new Set(faces.filter(({ id }) => whose.get(id) === 1).map(({ item }) => item));
    const other = new Set(faces.filter(({ id }) => whose.get(id) === 0).map(({ item }) => item));
    const tagged = pictures.map(({ id }) =>
      itemWith(id, 'image', {
        people: [
          ...(inPicture.has(id) ? [{ name: 'Anna Berg', how: 'tagged' as const }] : []),
          ...(other.has(id) ? [{ name: '小明', how: 'tagged' as const }] : []),
        ],
      }),
    );
    const { people, readings } = await found([], tagged);
    expect(people.map(({ name, seen }) => [name, seen?.length]).sort()).toEqual([
      ['Anna Berg', 8],
      ['小明', 12],
    ]);
    const [first] = inPicture;
    const said = [...readings].find(([id]) => id === first)?.[1].find(({ field }) => field === 'people');
    expect(said?.value).toEqual([
      expect.objectContaining({ how: 'face', name: 'Anna Berg' }),
      expect.objectContaining({ how: 'tagged', name: 'Anna Berg' }),
    ]);
  });

  it('have the name of one portrait', async () => {
    const alone = faces.find(
      ({ id, item }) => whose.get(id) === 2 && faces.filter((f) => f.item === item).length === 1,
    );
    const face = alone ?? faces.find(({ item }) => faces.filter((f) => f.item === item).length === 1);
    if (face === undefined) return expect.fail('nobody is alone');
    const tagged = pictures.map(({ id }) =>
      id === face.item
        ? itemWith(id, 'image', { people: [{ name: 'Zoe', how: 'tagged' }] })
        : itemWith(id, 'image', {}),
    );
    const { people } = await found([], tagged);
    expect(people.find(({ name }) => name === 'Zoe')?.seen).toContain(face.id);
  });

  it('leave nothing when no face is left', async () => {
    const { people, readings } = await organise(pictures, context());
    expect([people, [...readings]]).toEqual([[], []]);
  });
});
