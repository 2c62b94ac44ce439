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

  it('leave nothing when no face is left', async () => {
    const { people, readings } = await organise(pictures, context());
    expect([people, [...readings]]).toEqual([[], []]);
  });
});
