import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { peopleResponse, showResponse } from '../../src/contract/browse-verbs.ts';
import { addResponse } from '../../src/contract/memory-verbs.ts';
import { put } from './made-input.ts';
import { document, madeleine } from './run-here.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let base: string;
let memory: string;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-albums-'));
  memory = join(base, 'memory');
});
afterEach(() => rm(base, { recursive: true, force: true }));

const add = async (...paths: string[]) => addResponse.parse(await document(['add', ...paths, '--memory', memory]));
const people = async () => peopleResponse.parse(await document(['people', 'list', '--memory', memory])).people;
const show = async (id: string) => showResponse.parse(await document(['show', id, '--memory', memory]));

/** An album of two pictures, whose faces have the names given: the second picture shows the second face. */
async function album(folder: string, day: number, faces: Readonly<Record<string, readonly string[]>>): Promise<string> {
  const row = (hour: number) => ({ latitude: 31.2, longitude: 121.5, time: `2023:05:0${day} ${hour}:00:00` });
  await put(folder, 'images/metadata/metadata.json', JSON.stringify({ 'IMG_1.JPG': row(10), 'IMG_2.JPG': row(12) }));
  const shown = { 'IMG_1.JPG': ['0'], 'IMG_2.JPG': ['1'] };
  const info = { face_id_to_nicknames: faces, image_to_face_ids: shown };
  await put(folder, 'images/faceid/face_info_en.json', JSON.stringify(info));
  return folder;
}

describe('several albums in one memory', () => {
  it('keeps pictures and people of the same names and numbers apart, and the owner one', async () => {
    const folders = [
      await album(join(base, 'a/album'), 1, { 0: ['me'], 1: ['Ruth', 'my sister'] }),
      await album(join(base, 'b/album'), 2, { 0: ['me'], 1: ['Tom'] }),
      await album(join(base, 'other'), 3, { 0: ['Ruth'], 1: ['me'] }),
    ];
    expect(await add(...folders)).toMatchObject({ added: 6, items: 6, failed: [] });
    const found = (await people()).map(({ name, owner, roles, items }) => ({
      name,
      owner,
      roles,
      items: items.length,
    }));
    const order = (a: (typeof found)[0], b: (typeof found)[0]) =>
      b.items - a.items || b.roles.length - a.roles.length || (a.name < b.name ? -1 : 1);
    expect(found.sort(order)).toEqual([
      { name: 'me', owner: true, roles: [], items: 3 },
      { name: 'Ruth', owner: false, roles: ['sister'], items: 1 },
      { name: 'Ruth', owner: false, roles: [], items: 1 },
      { name: 'Tom', owner: false, roles: [], items: 1 },
    ]);
    expect(await add(...folders)).toMatchObject({ added: 0, updated: 0, items: 6 });
  });

  it('forgets a face with its last picture, though another album has somebody of that name', async () => {
    const first = await album(join(base, 'one'), 1, { 0: ['me'], 1: ['Ruth', 'my sister'] });
    const second = await album(join(base, 'two'), 2, { 0: ['me'], 1: ['Ruth'] });
    await add(first);
    await add(second);
    await document(['forget', 'IMG_2.JPG', '--yes', '--memory', memory]);
    expect((await people()).map(({ name, roles }) => ({ name, roles }))).toEqual([
      { name: 'me', roles: [] },
      { name: 'Ruth', roles: [] },
    ]);
  });

  it('knows an album again that was moved', async () => {
    const before = await album(join(base, 'album'), 1, { 0: ['me'], 1: ['Ruth'] });
    await add(before);
    await rename(before, join(base, 'elsewhere'));
    await rename(join(base, 'elsewhere'), join(base, 'far-album'));
    await put(base, 'far/x', '');
    await rename(join(base, 'far-album'), join(base, 'far/album'));
    expect(await add(join(base, 'far/album'))).toMatchObject({ added: 0, items: 2 });
    expect(await people()).toHaveLength(2);
  });

  it('takes what a changed row now says, once', async () => {
    const folder = await album(join(base, 'album'), 1, { 0: ['me'], 1: ['Ruth'] });
    await add(folder);
    const rows = {
      'IMG_1.JPG': { latitude: 38.72, longitude: -9.14, time: '2023:05:01 10:00:00' },
      'IMG_2.JPG': { latitude: 31.2, longitude: 121.5, time: '2023:05:09 12:00:00' },
    };
    await put(folder, 'images/metadata/metadata.json', JSON.stringify(rows));
    expect(await add(folder)).toMatchObject({ added: 0, updated: 2, items: 2 });
    expect((await show('IMG_1.JPG')).place).toMatchObject({ city: 'Lisbon' });
    expect((await show('IMG_2.JPG')).time?.start).toMatch(/^2023-05-09T12/);
    expect(await add(folder)).toMatchObject({ added: 0, updated: 0, unchanged: 2 });
  });
});

describe('several data sets in one memory', () => {
  it('keeps mails of one id apart that are of different days, and counts none as moved when added again', async () => {
    const life = async (name: string, hour: number) => {
      const mails = [
        { id: 'email202301070001', timestamp: `2023-01-07 ${hour}:33:00`, short_summary: `Tea in ${name}` },
      ];
      const pictures = [{ image_path: 'img/20230107_101500.jpg', caption: 'a cup' }];
      await put(base, `${name}/data/raw_memory/email/emails.json`, JSON.stringify(mails));
      await put(base, `${name}/data/processed_memory/image_batch_results.json`, JSON.stringify(pictures));
      return join(base, name);
    };
    const folders = [await life('one', 10), await life('two', 11)];
    expect(await add(...folders)).toMatchObject({ items: 3 });
    expect(await add(...folders)).toMatchObject({ added: 0, updated: 0, moved: 0, unchanged: 4 });
  });
});

it('lists the days of a life that is told in conversations, and days when asked for them', async () => {
  const turn = (n: number) => ({ speaker: n % 2 === 0 ? 'Ada' : 'Ben', dia_id: `D1:${n}`, text: `Tea number ${n}` });
  const talk = {
    session_1: [1, 2, 3, 4].map(turn),
    session_1_date_time: '1:56 pm on 8 May, 2023',
    speaker_a: 'Ada',
    speaker_b: 'Ben',
  };
  await put(base, 'talk.json', JSON.stringify([{ sample_id: 'talk-1', conversation: talk, qa: [] }]));
  await document(['add', join(base, 'talk.json'), '--as', 'locomo', '--memory', memory]);
  for (const kind of [[], ['--kind', 'day']]) {
    const { stdout } = await madeleine(['events', 'list', ...kind, '--memory', memory]);
    expect(stdout).toMatch(/Conversation between (Ada and Ben|Ben and Ada), 8 May 2023/);
  }
});

it('keeps profiles of two persona sets apart that have one id, also on the way out and back', async () => {
  await put(base, 'a/concepts/c1/profile.json', JSON.stringify({ name: 'Grace', species: 'cat' }));
  await put(base, 'b/concepts/c1/profile.json', JSON.stringify({ name: 'Otto', occupation: 'baker' }));
  expect(await add(join(base, 'a'), join(base, 'b'))).toMatchObject({ added: 2, items: 2 });
  const names = async (from: string, to: string) => {
    await madeleine(['export', join(base, to), '--memory', from]);
    const rows = (await readFile(join(base, to, 'concepts.jsonl'), 'utf8')).trim().split('\n');
    return rows.map((row) => z.object({ name: z.string() }).parse(JSON.parse(row)).name).sort();
  };
  expect(await names(memory, 'out')).toEqual(['Grace', 'Otto']);
  await madeleine(['init', '--no-faces', '--memory', join(base, 'again')]);
  await madeleine(['import', join(base, 'out'), '--memory', join(base, 'again')]);
  expect(await names(join(base, 'again'), 'out2')).toEqual(['Grace', 'Otto']);
});
