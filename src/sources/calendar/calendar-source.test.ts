import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { derive } from '../../ingest/derive.ts';
import { mergeCopy } from '../../ingest/merge-copy.ts';
import { batchIdSchema, itemIdSchema } from '../../memory/ids.ts';
import { assembleItem, type StoredItem } from '../../memory/item.ts';
import type { SourceEvent, SourceRecord } from '../../memory/source-record.ts';
import { recognise } from '../recognise.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'calendars-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const calendar = (...lines: readonly string[]): string => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n');
const dinner = (sequence: number, ...lines: readonly string[]): string[] => [
  ...['BEGIN:VEVENT', 'UID:d1', 'SUMMARY:Dinner', `SEQUENCE:${sequence}`, ...lines, 'END:VEVENT'],
];

async function eventsOf(name: string, text: string): Promise<SourceEvent[]> {
  const top = join(folder, name);
  await mkdir(top);
  await writeFile(join(top, 'a.ics'), text);
  const events: SourceEvent[] = [];
  for (const source of await recognise(top)) for await (const event of source.read({})) events.push(event);
  return events;
}
async function recordOf(name: string, text: string): Promise<SourceRecord> {
  const [event] = await eventsOf(name, text);
  if (event?.type !== 'record') throw new Error('no record');
  return event.record;
}

const batch = batchIdSchema.parse('20250101-000000-abcd');
const itemOf = ({ modality, origin, identity = '', readings }: SourceRecord): StoredItem => {
  return { id: itemIdSchema.parse('text-a'), modality, identity, origin: { ...origin, batch }, copies: [], readings };
};
const derived = async (item: StoredItem) =>
  assembleItem(await derive(item, { geocoder: undefined, ownReadings: async () => ({ readings: [] }) }));

describe('a calendar in a folder', () => {
  it('is an item for each event, with what its node says', async () => {
    const said = ['DTSTART;TZID=Europe/Lisbon:20250714T200000', 'LOCATION:Rua A', 'ATTENDEE;CN=Li:mailto:Li@a.example'];
    const record = await recordOf('one', calendar(...dinner(0, ...said)));
    expect(record).toMatchObject({
      modality: 'text',
      identity: 'ical:d1',
      origin: { importer: 'calendar', path: 'a.ics' },
    });
    expect(await derived(itemOf(record))).toMatchObject({
      title: 'Dinner',
      time: { start: '2025-07-14T20:00:00+01:00', offset: '+01:00', precision: 'minute' },
      place: { label: 'Rua A' },
      people: [{ name: 'Li', address: 'li@a.example', how: 'named' }],
    });
  });

  it('follows the latest version of an event, in whatever order files are met', async () => {
    const first = await recordOf('early', calendar(...dinner(0, 'DTSTART;VALUE=DATE:20250714')));
    const second = await recordOf('late', calendar(...dinner(1, 'DTSTART;VALUE=DATE:20250801')));
    for (const [known, next] of [[first, second] as const, [second, first] as const]) {
      const item = itemOf(known);
      const merged = mergeCopy(await derive(item, noWords), { ...next.origin, batch }, next.readings);
      expect(await derived(merged)).toMatchObject({
        time: { start: '2025-08-01T00:00:00', end: '2025-08-01T23:59:59' },
      });
    }
  });

  it('knows that an event was called off', async () => {
    const off = await recordOf('off', calendar('METHOD:CANCEL', ...dinner(1)));
    expect(await derived(itemOf(off))).toMatchObject({ documentKind: 'cancellation', title: 'Dinner' });
  });

  it('that is broken is a failure by name', async () => {
    expect(await eventsOf('broken', 'Hello')).toEqual([
      {
        type: 'failure',
        failure: { path: join(folder, 'broken/a.ics'), code: 'corrupt', message: expect.any(String) },
      },
    ]);
  });
});

const noWords = { geocoder: undefined, ownReadings: async () => ({ readings: [] }) };
