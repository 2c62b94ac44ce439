import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SourceEvent, SourceRecord } from '../../memory/source-record.ts';
import { recognise } from '../recognise.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-atm-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function put(path: string, content: unknown): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
}
async function eventsOf(): Promise<SourceEvent[]> {
  const found: SourceEvent[] = [];
  for (const source of await recognise(folder)) for await (const event of source.read({})) found.push(event);
  return found;
}
const records = (events: readonly SourceEvent[]): SourceRecord[] =>
  events.flatMap((e) => (e.type === 'record' ? [e.record] : []));
const fieldsOf = (record: SourceRecord | undefined) =>
  Object.fromEntries((record?.readings ?? []).map((r) => [r.field, r.value]));

const emails = [
  {
    id: 'email202205070001',
    timestamp: '2022-05-07 15:09:29',
    short_summary: 'Hotel booked',
    detail:
      'Date: 2022-05-07\nFrom: Hotel <stay@hotel.example>\nSubject: Your booking\nContent: Two nights for EUR 200.00',
  },
];
const images = [
  {
    image_path: 'raw_memory/image/20220507_150929.jpg',
    timestamp: '2022-05-07 15:09:29',
    location: [38.72, -9.14],
    location_name: null,
    caption: 'A harbour',
    short_caption: 'Harbour',
    tags: 'sea, boat',
    ocr_text: '',
  },
  { image_path: 'raw_memory/image/20220508_100000(0).jpg', timestamp: null, location: null, caption: null, tags: null },
  { image_path: 'x.jpg', error: 'the model failed' },
  { caption: 'no path' },
];
const layouts = [
  ['data', 'data/raw_memory', 'data/processed_memory/image_batch_results.json'],
  ['the repository', 'data/raw_memory', 'output/image/qwen3vl2b/batch_results.json'],
] as const;

describe.each(layouts)('an ATM-Bench folder laid out as in %s', (_, raw, rows) => {
  beforeEach(async () => {
    await put(`${raw}/email/emails.json`, emails);
    await put(`${raw}/geocoding_cache/image/20220507_150929_location_name.json`, {
      location_name: 'Harbour Street, Lisbon, Portugal',
    });
    await put(rows, images);
    await put('data/atm-bench/atm-bench.json', [
      {
        id: 'q1',
        question: 'canary question',
        answer: 'canary answer',
        evidence_ids: ['20220507_150929'],
        qtype: 'open_end',
      },
    ]);
  });

  it('gives items with the ids of the data set, and nothing of its questions', async () => {
    const events = await eventsOf();
    const byId = new Map(records(events).map((record) => [String(record.id), record]));
    expect([...byId.keys()]).toEqual(
      expect.arrayContaining(['email202205070001', '20220507_150929', '20220508_100000(0)']),
    );
    expect(fieldsOf(byId.get('email202205070001'))).toMatchObject({
      time: { start: '2022-05-07T15:09:29', source: 'row' },
      summary: 'Hotel booked',
      title: 'Your booking',
      body: { text: 'Two nights for EUR 200.00' },
    });
    expect(fieldsOf(byId.get('20220507_150929'))).toMatchObject({
      place: { lat: 38.72, lon: -9.14, label: 'Harbour Street, Lisbon, Portugal' },
      caption: 'A harbour',
      tags: [{ name: 'sea' }, { name: 'boat' }],
    });
    expect(JSON.stringify(events)).not.toContain('canary');
  });

  it('tolerates what the data set has: nulls, rows of failed models, rows without a path', async () => {
    const events = await eventsOf();
    expect(records(events).map((r) => String(r.id))).toContain('x');
    expect(records(events)).toHaveLength(4);
    for (const event of events)
      if (event.type === 'failure') expect(event.failure.path).toContain('batch_results.json');
  });
});
