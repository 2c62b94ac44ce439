import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { batchIdSchema, itemIdSchema } from '../../memory/ids.ts';
import { assembleItem } from '../../memory/item.ts';
import type { SourceEvent } from '../../memory/source-record.ts';
import { openLocomoSource } from './locomo-source.ts';
import { sessionSpan } from './session-time.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'locomo-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const locomo = resolve('../shared/data/locomo-dev/locomo3.json');

async function eventsOf(path: string): Promise<SourceEvent[]> {
  const events: SourceEvent[] = [];
  for await (const event of openLocomoSource(path).read({})) events.push(event);
  return events;
}

describe('session dates', () => {
  it.each([
    ['1:56 pm on 8 May, 2023', '2023-05-08T13:56:00'],
    ['12:09 am on 13 September, 2023', '2023-09-13T00:09:00'],
    ['12:30 pm on 1 January, 2024', '2024-01-01T12:30:00'],
  ])('reads %s', (written, start) => {
    expect(sessionSpan(written)).toEqual({ start, end: start, precision: 'minute', source: 'session-date' });
  });

  it.each(['yesterday', '13:56 pm on 8 May, 2023', '1:56 pm on 8 Mai, 2023', ''])(
    'does not guess from "%s"',
    (written) => {
      expect(sessionSpan(written)).toBeUndefined();
    },
  );
});

describe('made-up conversations', () => {
  it('reads two conversations, and reports what is malformed without losing the rest', async () => {
    const path = join(folder, 'two.json');
    const turn = { speaker: 'Ada', dia_id: 'D1:1', text: 'Hello', blip_caption: 'a red kite' };
    await writeFile(
      path,
      JSON.stringify([
        {
          sample_id: 'c-1',
          qa: [{ question: 'gold?', answer: 'SECRETGOLD' }],
          conversation: {
            speaker_a: 'Ada',
            session_1: [turn, { text: 'no speaker' }],
            session_1_date_time: '1:56 pm on 8 May, 2023',
          },
        },
        { conversation: {} },
        { sample_id: 'c-2', conversation: { session_1: [turn], session_1_date_time: 'once' } },
      ]),
    );
    const events = await eventsOf(path);
    const records = events.filter((e) => e.type === 'record').map((e) => e.record);
    expect(records.map((r) => r.id)).toEqual(['c-1:D1:1', 'c-2:D1:1']);
    expect(events.filter((e) => e.type === 'failure').map((e) => e.failure.code)).toEqual([
      'malformed-row',
      'malformed-row',
      'malformed-row',
    ]);
    expect(JSON.stringify(events)).not.toContain('SECRETGOLD');
    const [first] = records;
    const item = assembleItem({
      id: itemIdSchema.parse(first?.id),
      identity: first?.identity ?? '',
      modality: 'text',
      origin: { importer: 'locomo', root: '/', path: 'x', batch: batchIdSchema.parse('b') },
      copies: [],
      readings: first?.readings ?? [],
    });
    expect(item.people).toEqual([{ name: 'Ada', how: 'speaker' }]);
    expect(item.caption).toBe('a red kite');
    expect(item.thread?.id).toBe('c-1:session_1');
    expect(item.time?.start).toBe('2023-05-08T13:56:00');
  });

  it('names a turn whose id is longer than an id may be', async () => {
    const path = join(folder, 'long.json');
    const turns = ['D1:1', 'x'.repeat(600)].map((dia_id) => ({ speaker: 'Ada', dia_id, text: 'kite' }));
    await writeFile(path, JSON.stringify([{ sample_id: 'c-1', conversation: { session_1: turns } }]));
    expect((await eventsOf(path)).map((e) => (e.type === 'failure' ? e.failure.code : e.type))).toEqual([
      'record',
      'malformed-row',
    ]);
  });

  const outcomesOf = async (name: string, content: string) => {
    const path = join(folder, name);
    await writeFile(path, content);
    return (await eventsOf(path)).map((e) => (e.type === 'failure' ? e.failure.code : e.type));
  };
  const whole = JSON.stringify({
    sample_id: 'c-1',
    conversation: { session_1: [{ speaker: 'Ada', dia_id: 'D1:1', text: 'kite' }] },
  });

  it('reads one sample at a time: those before the place where a file is cut are there', async () => {
    expect(await outcomesOf('cut.json', `[${whole}, {"sample_id": "c-2", "conv`)).toEqual(['record', 'truncated']);
    expect(await outcomesOf('broken.json', `[${whole}, {"sample_id" "c-2"}]`)).toEqual(['record', 'malformed-row']);
  });

  it('reads a single conversation, and names a file that is neither one nor a list', async () => {
    expect(await outcomesOf('one.json', `\ufeff ${whole}`)).toEqual(['record']);
    for (const other of ['oops', '{"a": 1}', '']) expect(await outcomesOf('other.json', other)).toEqual(['corrupt']);
  });
});

describe.skipIf(!existsSync(locomo))('three real conversations (../shared/data/locomo-dev)', () => {
  it('gives every turn once, each with a time and a speaker', async () => {
    const events = await eventsOf(locomo);
    const records = events.filter((e) => e.type === 'record').map((e) => e.record);
    expect(events).toHaveLength(records.length);
    expect(new Set(records.map((r) => r.id)).size).toBe(records.length);
    expect(records.length).toBeGreaterThan(1000);
    for (const record of records) {
      const fields = record.readings.map((r) => r.field);
      expect(fields).toEqual(expect.arrayContaining(['time', 'people', 'thread']));
    }
  });
});
