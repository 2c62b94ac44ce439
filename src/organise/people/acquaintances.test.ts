import { describe, expect, it } from 'vitest';
import { personIdOfAddress } from '../../language/mail-address.ts';
import type { Correction } from '../../memory/correction.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { madeFaces } from '../faces/faces.fixture.ts';
import { context, itemWith, mail, photo } from '../life.fixture.ts';
import { organise } from '../organise.ts';

const { faces, whose } = madeFaces({ seed: 9, of: [9, 9], together: 1, unclear: 0 });
const items = [...new Set(faces.map(({ item }) => item))];
const of = (n: number) => faces.filter(({ id }) => whose.get(id) === n);
const shows = (item: string, n: number) => of(n).some((face) => face.item === item);
const dayOf = (i: number) => `2024-${String(1 + Math.floor(i / 2)).padStart(2, '0')}-${i % 2 === 0 ? '05' : '20'}`;
const pictures = items.map((id, i) => photo(id, `${dayOf(i)}T12:00:00+01:00`));
const settings = { ...context().settings, ownerAddresses: ['me@x.org'] };
const letter = (id: string, day: string, who: string) =>
  mail(id, `${day}T09:00:00+01:00`, who, 'me@x.org', 'Hi', 'See you.');
const anna = 'Anna Berg <anna@berg.org>';

const maybesOf = async (
  n: number,
  more: readonly MemoryItem[],
  corrections: readonly Correction[] = [],
  shown = pictures,
) => {
  const { people } = await organise([...shown, ...more], context({ settings, faces, corrections }));
  return people.find(({ seen }) => seen?.includes(of(n)[0]?.id ?? ('' as never)))?.maybe;
};

describe('whom somebody who is seen may be', () => {
  it('who writes around the days on which they are seen', async () => {
    const letters = items.flatMap((id, i) => (shows(id, 0) ? [letter(`m${i}`, dayOf(i), anna)] : []));
    expect(await maybesOf(0, letters)).toEqual([
      { person: personIdOfAddress('anna@berg.org'), because: 'writes', certainty: expect.any(Number) },
    ]);
    expect(await maybesOf(1, letters)).toBeUndefined();
  });

  it('not who writes every day', async () => {
    const letters = items.map((_, i) => letter(`m${i}`, dayOf(i), anna));
    expect(await maybesOf(0, letters)).toBeUndefined();
  });

  it('who is named in the words of their pictures', async () => {
    const told = pictures.map((picture) =>
      shows(picture.id, 0)
        ? itemWith(picture.id, 'image', {
            entities: [{ kind: 'person', name: 'Anna Berg', field: 'caption' }],
          })
        : picture,
    );
    expect((await maybesOf(0, [letter('m', '2020-01-01', anna)], [], told))?.[0]?.because).toBe('named');
  });

  it('who alone has the first name that was given', async () => {
    const person = 'p-face' as never;
    const said: Correction[] = [
      {
        kind: 'face-is',
        at: '2024-01-01T00:00:00Z',
        person,
        faces: of(0)
          .slice(0, 1)
          .map(({ id }) => id),
      },
      { kind: 'name-person', at: '2024-01-01T00:00:01Z', person, name: 'Anna' },
    ];
    const one = [letter('m', '2020-01-01', anna)];
    expect((await maybesOf(0, one, said))?.[0]).toMatchObject({ because: 'first-name' });
    expect(await maybesOf(0, [...one, letter('n', '2020-01-02', 'Anna Fels <fels@x.org>')], said)).toBeUndefined();
  });
});
