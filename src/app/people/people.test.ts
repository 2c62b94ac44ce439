import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { madeOnce } from '../../../test/fixtures/made-once.ts';
import { indexEntry } from '../../ingest/index-entry.ts';
import { itemIdSchema } from '../../memory/ids.ts';
import { storedPart } from '../../memory/item.ts';
import { madeFaces } from '../../organise/faces/faces.fixture.ts';
import { at, itemWith } from '../../organise/life.fixture.ts';
import type { Change } from '../../ports/store.ts';
import { initMemory } from '../app.ts';
import { exportMemory } from '../export.ts';
import { forget } from '../import/forget.ts';
import { importExport } from '../import/import-export.ts';
import { correctItems, undoCorrection } from '../items/correct-items.ts';
import { organiseMemory } from '../jobs/organise-memory.ts';
import { OpenMemory } from '../open-memory.ts';
import { correctPerson } from './correct-person.ts';
import { facesGroupedBefore } from './faces-grouped.ts';
import { listPeople } from './people.ts';
import { personPage } from './people-pages.ts';
import { answerSuggestion, suggestPeople } from './people-suggestions.ts';

import { switchFaces } from './switch-faces.ts';
import { twoAndOneAside } from './uncertain-face.fixture.ts';

const { faces, whose } = madeFaces({ seed: 11, of: [14, 10, 6, 1, 1], together: 3, unclear: 0 });
const facesOf = (n: number) => faces.filter(({ id }) => whose.get(id) === n);
const changes: Change[] = [...new Set(faces.map(({ item }) => item))].flatMap((id, i): Change[] => {
  const day = `2024-${String((i % 12) + 1).padStart(2, '0')}-${String((i % 27) + 1).padStart(2, '0')}`;
  const item = itemWith(id, 'image', { time: at(`${day}T12:00:00+02:00`) });
  return [{ op: 'putItem', item: storedPart(item), index: indexEntry(item) }];
});
const faceChanges = faces.map((value): Change => ({ op: 'putRecord', kind: 'face', id: value.id, value }));

let memory: OpenMemory;
const base = madeOnce(async (folder) => {
  await initMemory(join(folder, 'memory'), 'on', async () => 'on');
  memory = await OpenMemory.open(join(folder, 'memory'));
  await memory.store.write([...changes, ...faceChanges]);
  await organiseMemory(memory);
  await memory.close();
});
beforeEach(async () => {
  memory = await OpenMemory.open(join(base, 'memory'));
});
afterEach(() => memory.close());

const personOf = async (n: number) => {
  const [face] = facesOf(n);
  const { people } = await listPeople(memory);
  return people.find((person) => person.faces.includes(face?.id ?? '')) ?? expect.fail(`person ${n} is not there`);
};

/** All that is known of people, however it came to be. */
async function state() {
  const items = await Array.fromAsync(memory.store.scan());
  return {
    people: (await memory.store.records('person')).map((person) => ({ ...person, seen: person.seen?.toSorted() })),
    items: items.map(({ id, people }) => [id, people]),
    events: (await memory.store.records('event')).map(({ id, people }) => [id, people]),
  };
}
async function expectSameWhenOrganised() {
  const before = await state();
  await organiseMemory(memory);
  expect(before).toEqual(await state());
}

describe('what is said of people who are seen', () => {
  it('names all faces of a person by one, at once and just as organising would', async () => {
    const [face] = facesOf(0);
    await correctPerson(memory, { kind: 'name', person: face?.id ?? '', name: 'Anna' });
    expect(await personOf(0)).toMatchObject({ name: 'Anna', names: ['Anna'] });
    expect((await personOf(0)).items).toHaveLength(14);
    await expectSameWhenOrganised();
  });

  it('gives roles and hides at once, just as organising would', async () => {
    await correctPerson(memory, { kind: 'name', person: (await personOf(0)).id, name: 'Anna' });
    await correctPerson(memory, { kind: 'role', person: 'Anna', role: 'sister', holds: true });
    await correctPerson(memory, { kind: 'role', person: 'Anna', role: '阿姨', holds: true });
    await correctPerson(memory, { kind: 'hide', person: (await personOf(1)).id, hidden: true });
    expect(await personOf(0)).toMatchObject({ roles: ['sister', '阿姨'] });
    expect((await listPeople(memory)).people).toHaveLength(2);
    await expectSameWhenOrganised();
    await correctPerson(memory, { kind: 'role', person: 'Anna', role: 'sister', holds: false });
    await expectSameWhenOrganised();
  });

  it('finds pictures by a name as soon as it is given', async () => {
    await correctPerson(memory, { kind: 'name', person: (await personOf(1)).id, name: 'Berta' });
    const { search } = await import('../search/search.ts');
    expect((await search(memory, 'photos of Berta', {})).items).toHaveLength(10);
  });

  it('makes two one when both have one name, and keeps it so', async () => {
    await correctPerson(memory, { kind: 'name', person: (await personOf(0)).id, name: 'Anna' });
    await correctPerson(memory, { kind: 'name', person: (await personOf(2)).id, name: 'Anna' });
    expect((await personOf(2)).faces).toHaveLength(20);
    await expectSameWhenOrganised();
  });

  it('takes a face from one who has it by mistake, and gives it to another', async () => {
    await correctPerson(memory, { kind: 'name', person: (await personOf(0)).id, name: 'Anna' });
    await correctPerson(memory, { kind: 'name', person: (await personOf(1)).id, name: 'Berta' });
    const face = facesOf(0).at(-1)?.id ?? '';
    await correctPerson(memory, { kind: 'face', face, person: 'Berta', holds: true });
    expect((await personOf(1)).faces).toContain(face);
    expect((await personOf(0)).faces).not.toContain(face);
    await organiseMemory(memory);
    expect((await personOf(1)).faces).toContain(face);
    await correctPerson(memory, { kind: 'face', face, person: 'Berta', holds: false });
    await organiseMemory(memory);
    expect((await personOf(1)).faces).not.toContain(face);
  });

  it('gives nobody a face in a picture that they are not in, until that is taken back', async () => {
    await correctPerson(memory, { kind: 'name', person: (await personOf(0)).id, name: 'Anna' });
    const [, face] = facesOf(0);
    const item = face?.item ?? expect.fail('no face');
    const shows = async () => (await memory.store.item(item))?.people?.some(({ name }) => name === 'Anna') ?? false;
    await correctItems(memory, [item], { people: { remove: ['Anna'] } });
    expect(await shows()).toBe(false);
    await organiseMemory(memory);
    expect(await shows()).toBe(false);
    expect((await personOf(0)).faces).not.toContain(face?.id);
    await undoCorrection(memory, item);
    await organiseMemory(memory);
    expect(await shows()).toBe(true);
    expect((await personOf(0)).faces).toContain(face?.id);
  });

  it('survives losing everything that was computed, and an export', async () => {
    await correctPerson(memory, { kind: 'name', person: (await personOf(0)).id, name: 'Anna' });
    await correctPerson(memory, { kind: 'role', person: 'Anna', role: '妹妹', holds: true });
    await memory.store.write([{ op: 'replaceRecords', kind: 'person', values: [] }]);
    await organiseMemory(memory);
    expect(await personOf(0)).toMatchObject({ name: 'Anna', roles: ['妹妹'] });
    await exportMemory(memory, join(base, 'out'), { withPeople: true });
    await initMemory(join(base, 'second'), 'on', async () => 'on');
    const second = await OpenMemory.open(join(base, 'second'));
    await importExport(second, join(base, 'out'));
    const anna = (await listPeople(second)).people.find(({ name }) => name === 'Anna');
    expect(anna).toMatchObject({ roles: ['妹妹'] });
    expect(anna?.faces).toHaveLength(14);
    await second.close();
  });

  it('groups faces anew only when something that it rests on has changed, and finds the same', async () => {
    const fresh = await state();
    const kept = await facesGroupedBefore(memory.folder.path);
    expect(kept?.groups.length).toBe(fresh.people.length);
    await organiseMemory(memory);
    expect(await state()).toEqual(fresh);
    expect(await facesGroupedBefore(memory.folder.path)).toEqual(kept);
    await rm(join(base, 'memory/cache'), { recursive: true });
    await organiseMemory(memory);
    expect(await state()).toEqual(fresh);
    const [face] = facesOf(0);
    if (face === undefined) return expect.fail('no face');
    await memory.store.write([{ op: 'deleteRecord', kind: 'face', id: face.id }]);
    await organiseMemory(memory);
    expect((await facesGroupedBefore(memory.folder.path))?.key).not.toBe(kept?.key);
    expect((await listPeople(memory)).people.some(({ faces: theirs }) => theirs.includes(face.id))).toBe(false);
  });

  it('leaves no face in an export without people', async () => {
    await correctPerson(memory, { kind: 'name', person: (await personOf(0)).id, name: 'Anna' });
    const { files } = await exportMemory(memory, join(base, 'out'), { withPeople: false });
    const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
    expect(texts.join('\n')).not.toMatch(/Anna|"how":"face"|descriptor/);
  });
});

describe('a name', () => {
  it('joins at once whoever is as near as faces of somebody who is known are', async () => {
    await memory.store.write(twoAndOneAside);
    await organiseMemory(memory);
    const seen = async () => (await personPage(memory, 'img-a')).shown.map(({ item }) => item).sort();
    expect(await seen()).toEqual(['img-a', 'img-b']);
    await correctPerson(memory, { kind: 'name', person: 'img-a', name: 'Dora' });
    expect(await seen()).toEqual(['img-a', 'img-b', 'img-c']);
    expect((await memory.store.item(itemIdSchema.parse('img-c')))?.people?.[0]?.name).toBe('Dora');
  });

  it('leaves out the faces that are said not to be theirs', async () => {
    const { id } = await personOf(0);
    const [left] = facesOf(0);
    await correctPerson(memory, { kind: 'name', person: id, name: 'Anna', without: [left?.id ?? ''] });
    expect((await personPage(memory, 'Anna', { full: true })).faces?.toSorted()).toEqual(
      facesOf(0)
        .slice(1)
        .map((face) => face.id)
        .sort(),
    );
    const item = await memory.store.item(left?.item ?? expect.fail('no face'));
    expect(item?.people?.some(({ name }) => name === 'Anna') ?? false).toBe(false);
    await expectSameWhenOrganised();
  });

  it('covers at least one face, and leaves out only faces of the group', async () => {
    const { id, faces: all } = await personOf(0);
    const name = { kind: 'name', person: id, name: 'Anna' } as const;
    await expect(correctPerson(memory, { ...name, without: all })).rejects.toMatchObject({ code: 'usage' });
    const other = facesOf(1)[0]?.id ?? '';
    await expect(correctPerson(memory, { ...name, without: [other] })).rejects.toMatchObject({ code: 'usage' });
    expect(await personOf(0)).toMatchObject({ name: '' });
  });
});

describe('erasing', () => {
  it('leaves nothing of faces nor the names of who was only seen, when faces are switched off', async () => {
    await correctPerson(memory, { kind: 'name', person: (await personOf(0)).id, name: 'Anneliese' });
    await correctPerson(memory, { kind: 'role', person: 'Anneliese', role: 'aunt', holds: true });
    await suggestPeople(memory, 50);
    await switchFaces(memory, 'off');
    expect(await listPeople(memory)).toEqual({ people: [] });
    expect(await memory.store.records('correction')).toEqual([]);
    expect((await Array.fromAsync(memory.store.scan())).every(({ people }) => people === undefined)).toBe(true);
    const files = await readdir(join(base, 'memory'), { recursive: true, withFileTypes: true });
    for (const file of files.filter((entry) => entry.isFile())) {
      const bytes = await readFile(join(file.parentPath, file.name), 'latin1');
      expect(bytes.includes('Anneliese'), file.name).toBe(false);
      expect(
        faces.some(({ id }) => bytes.includes(id)),
        file.name,
      ).toBe(false);
    }
  });

  it('forgets with a picture what was said of the faces in it', async () => {
    const [face] = facesOf(3);
    if (face === undefined) return expect.fail('no face');
    await correctPerson(memory, { kind: 'name', person: face.id, name: 'Zacharias' });
    await forget(memory, { kind: 'ids', ids: [face.item] });
    expect(JSON.stringify(await memory.store.records('correction'))).not.toContain('Zacharias');
    expect((await listPeople(memory)).people.some(({ name }) => name === 'Zacharias')).toBe(false);
  });
});

describe('suggestions', () => {
  it('are made anew where the list of before is half written', async () => {
    const { suggestions } = await suggestPeople(memory, 50);
    const list = join(memory.folder.path, 'cache', 'people', 'suggestions.json');
    await writeFile(list, (await readFile(list, 'utf8')).slice(0, 20));
    expect((await suggestPeople(memory, 50)).suggestions).toEqual(suggestions);
  });

  it.each([true, false])(
    'ask whether a face that went astray is theirs; %s holds, and is never asked again',
    async (isSo) => {
      await memory.store.write(twoAndOneAside);
      await organiseMemory(memory);
      const { id } = await personPage(memory, 'img-a');
      const ofThem = async () => (await suggestPeople(memory, 50)).suggestions.filter(({ person }) => person === id);
      const [own] = await ofThem();
      expect(own).toMatchObject({ kind: 'alike', items: ['img-c'] });
      expect(own?.certainty).toBeGreaterThan(0.8);
      await answerSuggestion(memory, own?.n ?? 0, isSo);
      expect((await personPage(memory, id)).shown.some(({ item }) => item === 'img-c')).toBe(isSo);
      expect(await ofThem()).toEqual([]);
      await expectSameWhenOrganised();
    },
  );

  it('ask whether who was given a first name is who has it and writes; yes makes them one at once', async () => {
    const items = await Array.fromAsync(memory.store.scan());
    const sent = items
      .filter(({ id }) => facesOf(2).some((face) => face.item === id))
      .map(({ id, time }) => {
        const [day] = time?.start.split('T') ?? [];
        const people = [{ name: 'Anna Berg', how: 'sender' as const, address: 'anna@berg.org' }];
        return itemWith(`mail-${id}`, 'email', { people, time: at(`${day}T18:00:00+02:00`) }, 'mail');
      });
    await memory.store.write(
      sent.map((item): Change => ({ op: 'putItem', item: storedPart(item), index: indexEntry(item) })),
    );
    await correctPerson(memory, { kind: 'name', person: (await personOf(2)).id, name: 'Anna' });
    const { suggestions } = await suggestPeople(memory, 50);
    const asked = suggestions.find(({ kind }) => kind === 'first-name');
    if (asked === undefined) return expect.fail('nothing was asked');
    await answerSuggestion(memory, asked.n, true);
    expect(await personOf(2)).toMatchObject({ name: 'Anna Berg', addresses: ['anna@berg.org'] });
    expect((await personOf(2)).items).toHaveLength(12);
    await organiseMemory(memory);
    expect(await personOf(2)).toMatchObject({ name: 'Anna Berg', addresses: ['anna@berg.org'] });
    expect((await personOf(2)).items).toHaveLength(12);
  });

  it('ask nobody whether they are the owner for being seen most', async () => {
    expect((await suggestPeople(memory, 50)).suggestions.filter(({ kind }) => kind === 'owner')).toEqual([]);
  });

  it('ask who the owner is by their selfies, and hold nobody for them before the answer', async () => {
    const selfies = facesOf(0).map(({ item }) => {
      const sights = [{ kind: 'picture' as const, name: 'selfie', confidence: 0.9 }];
      return itemWith(item, 'image', { sights, tags: [{ name: 'selfie', source: 'perception' }] });
    });
    await memory.store.write(
      selfies.map((item): Change => ({ op: 'putItem', item: storedPart(item), index: indexEntry(item) })),
    );
    await organiseMemory(memory);
    expect((await listPeople(memory)).people.some(({ owner }) => owner)).toBe(false);
    const asked = (await suggestPeople(memory, 50)).suggestions.find(({ kind }) => kind === 'owner');
    if (asked === undefined) return expect.fail('the owner is not asked for');
    await answerSuggestion(memory, asked.n, true);
    expect((await listPeople(memory)).people.find(({ owner }) => owner)?.id).toBe(asked.person);
  });

  it('has no number that was not listed', async () => {
    await expect(answerSuggestion(memory, 1, true)).rejects.toMatchObject({ code: 'usage' });
  });
});
