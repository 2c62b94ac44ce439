import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asAnybody } from '../../test/fixtures/as-anybody.ts';
import type { SourceEvent } from '../memory/source-record.ts';
import { findAtm } from './atm/atm-layout.ts';
import { openSource, recognise } from './recognise.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-recognise-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function put(path: string, content: unknown): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
}

async function eventsOf(path = folder): Promise<SourceEvent[]> {
  const found: SourceEvent[] = [];
  for (const source of await recognise(path)) for await (const event of source.read({})) found.push(event);
  return found;
}

const records = (events: readonly SourceEvent[]) => events.flatMap((e) => (e.type === 'record' ? [e.record] : []));
const mail =
  'From: a@example.org\nDate: Tue, 3 Jan 2023 10:00:00 +0100\nSubject: Tea\nMessage-ID: <1@example.org>\n\nAt nine?\n';

describe('a PhotoBench album', () => {
  beforeEach(async () => {
    await put('images/metadata/metadata.json', {
      'IMG (1).JPG': { latitude: 31.23, longitude: 121.47, time: '2023:05:07 15:09:29' },
      'b.jpg': { latitude: null, longitude: '', time: '' },
      'c.jpg': { latitude: 0, longitude: 0, time: null },
    });
    await put('images/faceid/face_info_en.json', {
      face_id_to_nicknames: { 1: ['me'], 2: ['my sister', 'Mei'] },
      image_to_face_ids: { 'IMG (1).JPG': [1, 2] },
    });
    await put('images/faceid/face_info_cn.json', { face_id_to_nicknames: { 2: ['妹妹'] }, image_to_face_ids: {} });
    await put('images/captions/captions_en.json', { 'b.jpg': 'A red bridge' });
    await put('query.json', [{ query_en: 'canary', ground_truth: ['b.jpg'] }]);
  });

  it('becomes pictures with what the album knows, and nothing of its questions', async () => {
    const events = await eventsOf();
    const [first, second, third] = records(events);
    expect(first).toMatchObject({ id: 'IMG (1).JPG', modality: 'image' });
    const readings = Object.fromEntries((first?.readings ?? []).map((r) => [r.field, r.value]));
    expect(readings).toMatchObject({
      time: { start: '2023-05-07T15:09:29', source: 'row' },
      place: { lat: 31.23, lon: 121.47 },
      people: [
        { name: 'me', how: 'face', face: expect.stringMatching(/\/1$/) },
        { name: 'my sister', how: 'face', face: expect.stringMatching(/\/2$/) },
      ],
    });
    expect(second?.readings.map((r) => r.field)).toEqual(['caption']);
    expect(third?.readings).toEqual([]);
    expect(JSON.stringify(events)).not.toContain('canary');
  });

  it('declares its people with nicknames of both languages and roles', async () => {
    const people = (await eventsOf()).flatMap((e) => (e.type === 'person' ? [e.person] : []));
    expect(people).toEqual([
      { importer: 'photobench', face: expect.stringMatching(/\/1$/), names: ['me'], roles: [], owner: true },
      {
        importer: 'photobench',
        face: expect.stringMatching(/\/2$/),
        names: ['my sister', 'Mei', '妹妹'],
        roles: ['sister'],
      },
    ]);
  });

  it('reports a broken file of the album and reads the rest', async () => {
    await put('images/faceid/face_info_en.json', '{');
    const events = await eventsOf();
    expect(events.filter((e) => e.type === 'failure')).toMatchObject([{ failure: { code: 'corrupt' } }]);
    expect(records(events)).toHaveLength(3);
  });
});

describe('a data set that is named', () => {
  const failuresOf = async (as: 'photobench' | 'persona') => {
    const events: SourceEvent[] = [];
    for (const source of await openSource(folder, as)) for await (const event of source.read({})) events.push(event);
    return events.flatMap((event) => (event.type === 'failure' ? [event.failure] : []));
  };

  it.each(['photobench', 'persona'] as const)('is missed where there is none: %s', async (as) => {
    await put('notes/mail.eml', mail);
    expect(await failuresOf(as)).toMatchObject([{ code: 'missing', path: folder }]);
  });

  it.skipIf(process.platform === 'win32')('names what of it may not be read', async () => {
    await put('images/metadata/metadata.json', { 'b.jpg': {} });
    await put('images/faceid/face_info_en.json', {});
    await put('concepts/al/profile.json', { name: 'Al' });
    await put('concepts/bo/profile.json', { name: 'Bo' });
    await put('raw_memory/email/emails.json', []);
    for (const shut of ['images/faceid/face_info_en.json', 'concepts/bo/profile.json', 'raw_memory/email'])
      await chmod(join(folder, shut), 0);
    await asAnybody(folder, async () => {
      for (const [as, path] of [
        ['photobench', 'images/faceid/face_info_en.json'],
        ['persona', 'concepts/bo/profile.json'],
      ] as const)
        expect(await failuresOf(as)).toMatchObject([{ code: 'unreadable', path: join(folder, path) }]);
      expect((await findAtm(folder))?.emails).toBe(join(folder, 'raw_memory/email/emails.json'));
    });
    await chmod(join(folder, 'raw_memory/email'), 0o755);
  });
});

describe('persona files', () => {
  it('become concepts with links, and texts that can be searched', async () => {
    await put('concepts/saul/profile.json', { name: 'Saul', birthday: '1990-05-06', family: ['his brother Emrys'] });
    await put('concepts/saul/reference/1.jpg', 'x');
    await put('concepts/emrys/profile.json', { name: 'Emrys', hobby: 'chess' });
    await put('concepts/cup/profile.json', { name: 'the blue cup', owner: 'Saul' });
    await put('concepts/broken/profile.json', '{"name": 3}');
    const events = await eventsOf();
    const concepts = events.flatMap((e) => (e.type === 'concept' ? [e.concept] : []));
    expect(concepts.map(({ id, kind, linked }) => ({ id, kind, linked }))).toEqual([
      { id: 'cup', kind: 'object', linked: ['saul'] },
      { id: 'emrys', kind: 'person', linked: [] },
      { id: 'saul', kind: 'person', linked: ['emrys'] },
    ]);
    expect(concepts[2]?.references).toEqual([join(folder, 'concepts/saul/reference/1.jpg')]);
    expect(records(events).map((r) => r.id)).toEqual(['persona:cup', 'persona:emrys', 'persona:saul']);
    expect(events.filter((e) => e.type === 'failure')).toMatchObject([{ failure: { code: 'malformed-row' } }]);
  });
});

describe('a folder of all sorts', () => {
  it('is read once: mails, mailboxes, dialogues, documents, and the rest is left out with a reason', async () => {
    await put('a.eml', mail);
    await put('old/box.mbox', `From a@example.org Tue Jan  3 10:00:00 2023\n${mail}\n`);
    await put('talk.json', [
      {
        sample_id: 'conv-1',
        conversation: {
          speaker_a: 'A',
          speaker_b: 'B',
          session_1_date_time: '1:56 pm on 8 May, 2023',
          session_1: [{ speaker: 'A', dia_id: 'D1:1', text: 'Hi' }],
        },
      },
    ]);
    await put('notes.txt', 'Call Anna');
    await put('drawing.psd', '8BPS');
    const events = await eventsOf();
    expect(
      records(events)
        .map((r) => r.origin.path)
        .sort(),
    ).toEqual(['a.eml', 'notes.txt', 'old/box.mbox', 'talk.json']);
    expect(events.filter((e) => e.type === 'skipped')).toMatchObject([{ path: join(folder, 'drawing.psd') }]);
    expect(events.filter((e) => e.type === 'failure')).toEqual([]);
  });

  it('asks once whether a file is unchanged', async () => {
    await put('a.eml', mail);
    const asked: string[] = [];
    for (const source of await recognise(folder)) {
      const unchanged = (path: string) => asked.push(path) > 0;
      for await (const event of source.read({ unchanged })) expect(event.type).toBe('skipped');
    }
    expect(asked.filter((path) => path.endsWith('a.eml')).length).toBeLessThanOrEqual(1);
  });

  it('may be empty', async () => {
    expect(await eventsOf()).toEqual([]);
  });

  it('must be there', async () => {
    await expect(recognise(join(folder, 'nowhere'))).rejects.toMatchObject({ code: 'missing' });
  });
});
