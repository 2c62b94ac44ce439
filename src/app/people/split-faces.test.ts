import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { madeOnce } from '../../../test/fixtures/made-once.ts';
import { indexEntry } from '../../ingest/index-entry.ts';
import { storedPart } from '../../memory/item.ts';
import { madeFaces } from '../../organise/faces/faces.fixture.ts';
import { at, itemWith } from '../../organise/life.fixture.ts';
import type { Change } from '../../ports/store.ts';
import { initMemory } from '../app.ts';
import { organiseMemory } from '../jobs/organise-memory.ts';
import { OpenMemory } from '../open-memory.ts';
import { changePerson } from './change-person.ts';
import { correctPerson } from './correct-person.ts';
import { mergePeople } from './merge-people.ts';
import { itemsOfPerson, listPeopleBriefly, personPage } from './people-pages.ts';
import { answerSuggestion, suggestPeople } from './people-suggestions.ts';
import { splitFaces } from './split-faces.ts';
import { twoAndOneAside } from './uncertain-face.fixture.ts';

const { faces, whose } = madeFaces({ seed: 5, of: [12, 9, 7], together: 2, unclear: 0 });
const facesOf = (n: number) => faces.filter(({ id }) => whose.get(id) === n).map(({ id }) => id);
const changes: Change[] = [
  ...[...new Set(faces.map(({ item }) => item))].flatMap((id, i): Change[] => {
    const day = `2024-${String((i % 12) + 1).padStart(2, '0')}-${String((i % 27) + 1).padStart(2, '0')}`;
    const item = itemWith(id, 'image', { time: at(`${day}T12:00:00+02:00`) });
    return [{ op: 'putItem', item: storedPart(item), index: indexEntry(item) }];
  }),
  ...faces.map((value): Change => ({ op: 'putRecord', kind: 'face', id: value.id, value })),
];

let memory: OpenMemory;
const base = madeOnce(async (folder) => {
  await initMemory(join(folder, 'memory'), 'on', async () => 'on');
  memory = await OpenMemory.open(join(folder, 'memory'));
  await memory.store.write(changes);
  await organiseMemory(memory);
  await memory.close();
});
beforeEach(async () => {
  memory = await OpenMemory.open(join(base, 'memory'));
});
afterEach(() => memory.close());

const holderOf = async (face: string | undefined) =>
  (await memory.store.records('person')).find(({ seen }) => seen?.some((id) => id === face) === true)?.id;
/** Two people taken for one, as happens with sisters. */
async function joined(): Promise<string> {
  const [first, second] = [await holderOf(facesOf(0)[0]), await holderOf(facesOf(1)[0])];
  await mergePeople(memory, first ?? '', [second ?? '']);
  return first ?? '';
}

describe('a split by faces', () => {
  it('makes a person of the chosen faces, and keeps both apart when organised', async () => {
    const person = await joined();
    expect((await personPage(memory, person)).faceCount).toBe(21);
    const { person: other } = await splitFaces(memory, { person, faces: facesOf(1), name: 'Berta' });
    const after = async () => [
      (await personPage(memory, person, { full: true })).faces?.toSorted(),
      (await personPage(memory, other ?? '', { full: true })).faces?.toSorted(),
    ];
    expect(await after()).toEqual([facesOf(0).toSorted(), facesOf(1).toSorted()]);
    await organiseMemory(memory);
    expect(await after()).toEqual([facesOf(0).toSorted(), facesOf(1).toSorted()]);
    expect((await personPage(memory, 'Berta')).id).toBe(other);
    const { suggestions } = await suggestPeople(memory, 50);
    expect(
      suggestions.filter(({ person: a, other: b }) => [a, b].includes(person) && [a, b].includes(other ?? '')),
    ).toEqual([]);
  });

  it('is never written over by what was organised from before it', async () => {
    const person = await joined();
    await changePerson(memory, person, { name: 'Anna' });
    const { store } = memory;
    const write = store.write.bind(store);
    const there: boolean[] = [];
    let other: Promise<string | undefined> | undefined;
    const written = vi.spyOn(store, 'write').mockImplementation(async (changes) => {
      if (other === undefined) {
        other = splitFaces(memory, { person, faces: facesOf(1), name: 'Berta' }).then((said) => said.person);
        await other;
      }
      await write(changes).finally(async () => {
        const called = await store.records('person');
        there.push(called.some(({ name }) => name === 'Berta'));
      });
    });
    await organiseMemory(memory);
    written.mockRestore();
    // The split, the writing that came after it, and organising anew.
    expect(there.length).toBeGreaterThanOrEqual(3);
    expect(there).not.toContain(false);
    expect((await personPage(memory, 'Berta', { full: true })).id).toBe(await other);
    expect((await personPage(memory, 'Berta', { full: true })).faces?.toSorted()).toEqual(facesOf(1).toSorted());
  });

  it('lets the other faces follow those that were chosen', async () => {
    const person = await joined();
    const { person: other } = await splitFaces(memory, { person, faces: facesOf(1).slice(0, 3) });
    await organiseMemory(memory);
    expect(await holderOf(facesOf(1)[0])).toBe(other);
    expect(await holderOf(facesOf(0)[0])).toBe(person);
  });

  it('gives faces to who has the name', async () => {
    const third = await holderOf(facesOf(2)[0]);
    await changePerson(memory, third ?? '', { name: 'Clara', addRoles: ['sister'] });
    const first = await holderOf(facesOf(0)[0]);
    const [face] = facesOf(0);
    const answer = await splitFaces(memory, { person: first ?? '', faces: [face ?? ''], name: 'clara' });
    expect(answer.person).toBe(third);
    expect(await holderOf(face)).toBe(third);
  });

  it('refuses faces of others, and all of somebody', async () => {
    const person = (await holderOf(facesOf(0)[0])) ?? '';
    await expect(splitFaces(memory, { person, faces: facesOf(1) })).rejects.toMatchObject({ code: 'usage' });
    await expect(splitFaces(memory, { person, faces: facesOf(0) })).rejects.toMatchObject({ code: 'usage' });
  });

  it('never gives the id of somebody who was merged away', async () => {
    const person = await joined();
    const gone = (await memory.store.records('correction')).flatMap((said) =>
      said.kind === 'merge-people' ? [said.from] : [],
    );
    const { person: other } = await splitFaces(memory, { person, faces: facesOf(1) });
    expect(gone).not.toContain(other);
    await organiseMemory(memory);
    expect(await holderOf(facesOf(1)[0])).toBe(other);
  });
});

describe('people in brief', () => {
  it('counts instead of listing, unless all is asked for', async () => {
    const { people, recognition } = await listPeopleBriefly(memory);
    expect(recognition).toBe('on');
    expect(people.map(({ faceCount, counts }) => [faceCount, counts.image])).toEqual([
      [12, 12],
      [9, 9],
      [7, 7],
    ]);
    expect(people.every(({ faces: all, items, cover }) => all === undefined && items === undefined && cover)).toBe(
      true,
    );
    expect(people[0]?.first?.slice(0, 4)).toBe('2024');
    const { people: full } = await listPeopleBriefly(memory, { full: true });
    expect(full.map(({ items }) => items?.length)).toEqual([12, 9, 7]);
    expect(await itemsOfPerson(memory, people[1]?.id ?? '')).toHaveLength(9);
  });

  it('sees what was written since it looked last', async () => {
    const before = (await listPeopleBriefly(memory)).people[0];
    const [id] = before === undefined ? [] : await itemsOfPerson(memory, before.id);
    if (id === undefined) return expect.fail('nobody');
    await memory.store.write([{ op: 'deleteItem', id }]);
    expect((await listPeopleBriefly(memory)).people.reduce((sum, { counts }) => sum + counts.image, 0)).toBeLessThan(
      28,
    );
  });

  it('hides and shows, and says who is the owner', async () => {
    const [first, second] = (await listPeopleBriefly(memory)).people;
    await changePerson(memory, first?.id ?? '', { hidden: true });
    expect((await listPeopleBriefly(memory)).people).toHaveLength(2);
    expect((await listPeopleBriefly(memory, { hidden: true })).people).toHaveLength(3);
    await changePerson(memory, second?.id ?? '', { name: 'Me', owner: true });
    expect((await listPeopleBriefly(memory)).people[0]).toMatchObject({ name: 'Me', owner: true });
  });
});

describe('answers to suggestions by id', () => {
  it('hold whatever was listed meanwhile, and are gone when they are', async () => {
    const [face, ...rest] = facesOf(0);
    await correctPerson(memory, { kind: 'name', person: face ?? '', name: 'Anna' });
    await splitFaces(memory, { person: 'Anna', faces: rest.slice(0, 2), name: 'Not Anna' });
    await expect(answerSuggestion(memory, 's-nothing', true)).rejects.toMatchObject({ code: 'not-found' });
    const { suggestions } = await suggestPeople(memory, 50);
    const again = await suggestPeople(memory, 50);
    expect(again).toEqual(suggestions.length === 0 ? expect.anything() : { suggestions, more: again.more });
    const [first] = suggestions;
    if (first !== undefined) expect((await answerSuggestion(memory, first.id, false)).done).not.toBe('');
  });
});

describe('a word on somebody who writes', () => {
  it('holds at once, just as organising makes it', async () => {
    const letter = itemWith('mail-1', 'email', {
      time: at('2024-03-03T10:00:00+01:00'),
      people: [
        { name: 'Dora Falk', how: 'sender', address: 'dora@example.org' },
        { name: 'Me', how: 'recipient', address: 'me@example.org' },
      ],
    });
    await memory.store.write([{ op: 'putItem', item: storedPart(letter), index: indexEntry(letter) }]);
    await organiseMemory(memory);
    await changePerson(memory, 'Dora Falk', { name: 'Dora Falk-Berg', addRoles: ['neighbour'], hidden: true });
    const told = async () => ({
      person: (await memory.store.records('person')).find(({ addresses }) => addresses.includes('dora@example.org')),
      item: (await memory.store.item(letter.id))?.people,
    });
    const atOnce = await told();
    expect(atOnce.person).toMatchObject({ name: 'Dora Falk-Berg', roles: ['neighbour'], hidden: true });
    expect(atOnce.item).toContainEqual(expect.objectContaining({ name: 'Dora Falk-Berg', role: 'neighbour' }));
    await organiseMemory(memory);
    const { person, item } = await told();
    expect({ ...person, names: person?.names.toSorted() }).toEqual({
      ...atOnce.person,
      names: atOnce.person?.names.toSorted(),
    });
    expect(item).toEqual(atOnce.item);
  });
});

describe('suggestions found aside', () => {
  it('are those that are found here', async () => {
    const { suggestionsAside } = await import('./suggestions-aside.ts');
    const { suggestionsNow } = await import('./people-suggestions.ts');
    await memory.store.write(twoAndOneAside);
    await organiseMemory(memory);
    const [here, one, other] = [await suggestionsNow(memory), suggestionsAside(memory), suggestionsAside(memory)];
    expect(one).toBe(other);
    expect(await one).toEqual(here);
    expect(here.length).toBeGreaterThan(0);
  });

  it('leave nothing behind when faces are erased meanwhile', async () => {
    const { switchFaces } = await import('./switch-faces.ts');
    await Promise.all([suggestPeople(memory, 10), switchFaces(memory, 'off')]);
    await suggestPeople(memory, 10);
    const { readFile } = await import('node:fs/promises');
    const kept = await readFile(join(base, 'memory/cache/people/suggestions.json'), 'utf8').catch(() => '');
    expect(kept).not.toContain('img-');
  });
});
