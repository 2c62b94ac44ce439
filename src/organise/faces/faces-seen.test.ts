import { describe, expect, it } from 'vitest';
import { personIdOfAddress } from '../../language/mail-address.ts';
import type { Correction } from '../../memory/correction.ts';
import { personIdSchema } from '../../memory/ids.ts';
import { context, itemWith } from '../life.fixture.ts';
import { organise } from '../organise.ts';
import { madeFaces } from './faces.fixture.ts';

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

  it('are there though all files were written at one moment, which is that of a copy', async () => {
    const start = '2024-05-06T12:00:00+02:00';
    const copied = (source: 'file-time' | 'exif-offset') =>
      pictures.map(({ id }) =>
        itemWith(id, 'image', { time: { start, end: start, precision: 'second', offset: '+02:00', source } }),
      );
    const seenBy = async (items: typeof pictures) => (await found([], items)).people.map(({ seen }) => seen?.length);
    expect((await seenBy(copied('file-time'))).sort()).toEqual([12, 8]);
    expect(await seenBy(copied('exif-offset'))).toEqual([]);
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

describe('names that programs put on faces', () => {
  const { faces, whose } = madeFaces({ seed: 5, of: [12, 8, 1], together: 3, unclear: 0 });
  const pictures = [...new Set(faces.map(({ item }) => item))].map((item) => itemWith(item, 'image', {}));
  const found = (corrections: readonly Correction[], items: typeof pictures) =>
    organise(items, context({ corrections, faces }));
  const boxOf = (n: number, item: string) => faces.find((face) => face.item === item && whose.get(face.id) === n)?.box;
  const both = pictures.find(({ id }) => boxOf(0, id) && boxOf(1, id) && !boxOf(2, id));
  const tagged = (people: readonly { name: string; box?: object | undefined }[]) =>
    pictures.map((item) =>
      item.id === both?.id
        ? itemWith(item.id, 'image', {
            people: people.map(({ name, box }) => ({
              name,
              how: 'tagged' as const,
              ...(box === undefined ? {} : { box: box as { x: number; y: number; w: number; h: number } }),
            })),
          })
        : item,
    );
  const wider = (box: { x: number; y: number; w: number; h: number } | undefined) =>
    box === undefined ? undefined : { x: box.x - 0.03, y: box.y - 0.03, w: box.w + 0.05, h: box.h + 0.06 };

  it('name whoever has a face at that place, in all their pictures', async () => {
    const items = tagged([
      { name: 'Anna Berg', box: wider(boxOf(0, both?.id ?? '')) },
      { name: 'Unknown', box: { x: 0.9, y: 0.9, w: 0.05, h: 0.05 } },
    ]);
    const { people } = await found([], items);
    const anna = people.find(({ name }) => name === 'Anna Berg');
    expect(anna?.seen).toHaveLength(12);
    expect(anna?.tagged).toHaveLength(1);
    expect(people.filter(({ seen }) => seen !== undefined)).toHaveLength(2);
  });

  it('yield to what the owner says of the face', async () => {
    const items = tagged([{ name: 'Anna Berg', box: wider(boxOf(0, both?.id ?? '')) }]);
    const before = await found([], items);
    const anna = before.people.find(({ name }) => name === 'Anna Berg');
    if (anna?.tagged === undefined) throw new Error('nobody was named');
    const { people } = await found([{ kind: 'face-is-not', at, person: anna.id, faces: anna.tagged }], items);
    expect(people.find(({ name }) => name === 'Anna Berg')?.seen ?? []).not.toContain(anna.tagged[0]);
  });

  it('leave the last face to the last name', async () => {
    const mia = faces.find(({ id }) => whose.get(id) === 0)?.id;
    const person = personIdSchema.parse('p-mia');
    const told: readonly Correction[] = [
      { kind: 'face-is', at, person, faces: mia === undefined ? [] : [mia] },
      { kind: 'name-person', at, person, name: 'Mia Keller' },
    ];
    const { people } = await found(told, tagged([{ name: 'Mia Keller' }, { name: 'Tom Weiss' }]));
    expect(people.find(({ name }) => name === 'Tom Weiss')?.seen).toHaveLength(8);
    expect(people.filter(({ name }) => name === 'Mia Keller').map(({ seen }) => seen?.length)).toEqual([12]);
  });
});
