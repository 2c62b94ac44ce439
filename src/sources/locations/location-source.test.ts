import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { madeZip } from '../../../test/fixtures/made-zip.ts';
import type { FieldName, FieldValues } from '../../memory/reading.ts';
import type { SourceEvent, SourceRecord } from '../../memory/source-record.ts';
import { positionAt } from '../../memory/track.ts';
import { recogniseAll } from '../recognise.ts';
import { googleHistory } from './google-history.ts';
import { gpxEntries } from './gpx.ts';
import { HistoryDays } from './history-days.ts';
import { LocalClock } from './local-clock.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'locations-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function made(path: string, content: unknown): Promise<string> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content));
  return file;
}
async function eventsOf(path: string): Promise<SourceEvent[]> {
  const { sources } = await recogniseAll([path], 'auto');
  const events: SourceEvent[] = [];
  for (const source of sources) for await (const event of source.read({})) events.push(event);
  return events;
}
const recordsIn = (events: readonly SourceEvent[]): SourceRecord[] =>
  events.flatMap((event) => (event.type === 'record' ? [event.record] : []));
const said = <F extends FieldName>({ readings }: SourceRecord, field: F): FieldValues[F] | undefined =>
  readings.find((one) => one.field === field)?.value as FieldValues[F] | undefined;
const seconds = (written: string): number => Date.parse(written) / 1000;
async function* once(text: string | Uint8Array): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

const munich = { visit: '48.1374°, 11.5755°', lat: 48.1374, lon: 11.5755 };
const android = {
  semanticSegments: [
    {
      startTime: '2023-05-03T09:00:00.000+02:00',
      endTime: '2023-05-03T11:00:00.000+02:00',
      visit: { topCandidate: { semanticType: 'INFERRED_HOME', placeLocation: { latLng: munich.visit } } },
    },
    {
      startTime: '2023-05-03T11:00:00.000+02:00',
      endTime: '2023-05-03T11:20:00.000+02:00',
      timelinePath: [
        { point: '48.1374°, 11.5755°', time: '2023-05-03T11:00:00+02:00' },
        { point: '48.1474°, 11.5755°', time: '2023-05-03T11:10:00+02:00' },
      ],
    },
    {
      startTime: '2023-05-03T11:00:00.000+02:00',
      endTime: '2023-05-03T11:20:00.000+02:00',
      activity: {
        start: { latLng: munich.visit },
        end: { latLng: '48.1574°, 11.5755°' },
        distanceMeters: 2224,
        topCandidate: { type: 'WALKING' },
      },
    },
    { startTime: 'never' },
  ],
  rawSignals: [
    { position: { LatLng: '48.1574°, 11.5755°', accuracyMeters: 10, timestamp: '2023-05-03T11:20:00.000+02:00' } },
    { wifiScan: {} },
  ],
};

describe('an export of Timeline', () => {
  it('of Android is a day with its way, and its visits', async () => {
    const events = await eventsOf(await made('android/Timeline.json', android));
    const records = recordsIn(events);
    const visit = records.find(({ identity }) => identity?.startsWith('locations:visit:'));
    const day = records.find(({ identity }) => identity === 'locations:2023-05-03');
    if (visit === undefined || day === undefined) throw new Error('no record');
    expect(said(visit, 'title')).toBe('Home');
    expect(said(visit, 'time')).toMatchObject({
      start: '2023-05-03T09:00:00+02:00',
      end: '2023-05-03T11:00:00+02:00',
      zone: 'Europe/Berlin',
    });
    expect(said(visit, 'place')).toMatchObject({ lat: munich.lat, lon: munich.lon });
    expect(said(day, 'place')).toMatchObject({ lat: munich.lat });
    expect(said(day, 'body')?.text).toBe('11:00–11:20 walking, 2.2 km');
    const track = said(day, 'track') ?? { stretches: [] };
    expect(positionAt(track, seconds('2023-05-03T10:00:00+02:00'))).toEqual({ lat: munich.lat, lon: munich.lon });
    expect(positionAt(track, seconds('2023-05-03T11:05:00+02:00'))?.lat).toBeCloseTo(48.1424, 3);
    expect(events.filter(({ type }) => type === 'failure')).toHaveLength(1);
  });

  it('of iOS is read as well', async () => {
    const ios = [
      {
        startTime: '2023-05-03T09:00:00.000+02:00',
        endTime: '2023-05-04T01:00:00.000+02:00',
        visit: { hierarchyLevel: '0', topCandidate: { semanticType: 'Work', placeLocation: 'geo:48.1374,11.5755' } },
      },
      {
        startTime: '2023-05-04T09:00:00.000+02:00',
        endTime: '2023-05-04T11:00:00.000+02:00',
        timelinePath: [{ point: 'geo:48.2,11.5', durationMinutesOffsetFromStartTime: '30' }],
      },
    ];
    const records = recordsIn(await eventsOf(await made('ios/location-history.json', ios)));
    const days = records.filter(({ identity }) => /^locations:\d/.test(identity ?? ''));
    expect(days.map(({ identity }) => identity)).toEqual(['locations:2023-05-03', 'locations:2023-05-04']);
    const second = said(days[1] as SourceRecord, 'track') ?? { stretches: [] };
    expect(positionAt(second, seconds('2023-05-04T00:30:00+02:00'))?.lat).toBe(48.1374);
    expect(positionAt(second, seconds('2023-05-04T09:30:00+02:00'))?.lat).toBe(48.2);
  });
});

describe('the history of an older Takeout', () => {
  const records = {
    locations: [
      { latitudeE7: 481374000, longitudeE7: 115755000, accuracy: 20, timestamp: '2019-05-03T09:00:00.000Z' },
      { latitudeE7: 481380000, longitudeE7: 115755000, accuracy: 2000, timestampMs: '1556874060000' },
      { activity: [] },
    ],
  };
  const month = {
    timelineObjects: [
      {
        placeVisit: {
          location: { latitudeE7: 387118000, longitudeE7: -91301000, name: 'Castelo', address: 'Lisboa' },
          duration: { startTimestamp: '2019-05-04T09:00:00Z', endTimestamp: '2019-05-04T10:00:00Z' },
        },
      },
    ],
  };

  it('is read in a folder and in an archive, beside the pictures', async () => {
    await made('Takeout/Location History/Records.json', records);
    await made('Takeout/Location History/Semantic Location History/2019/2019_MAY.json', month);
    const zip = await made(
      'takeout-1.zip',
      madeZip([
        { name: 'Takeout/Location History/Records.json', content: JSON.stringify(records) },
        {
          name: 'Takeout/Location History/Semantic Location History/2019/2019_MAI.json',
          content: JSON.stringify(month),
        },
      ]),
    );
    for (const path of [join(folder, 'Takeout'), zip]) {
      const events = await eventsOf(path);
      const found = recordsIn(events);
      expect(found.map(({ identity }) => identity).sort(), path).toEqual([
        'locations:2019-05-03',
        'locations:2019-05-04',
        'locations:visit:2019-05-04T10:00:38.712,-9.130',
      ]);
      const visit = found.find(({ identity }) => identity?.includes('visit'));
      expect(said(visit as SourceRecord, 'place')).toMatchObject({ poi: 'Castelo', label: 'Lisboa' });
      expect(
        events.filter(({ type }) => type !== 'record' && type !== 'read'),
        path,
      ).toEqual([]);
    }
  });

  it('of any length is read in bounded memory: days are passed on while it is read', () => {
    const days = new HistoryDays({ root: folder, path: 'Records.json' }, new LocalClock());
    let passed = 0;
    for (let hour = 0; hour < 24 * 300; hour++) {
      const fix = { at: 1_500_000_000_000 + hour * 3_600_000, lat: 48.1374, lon: 11.5755 };
      passed += days.take({ type: 'fix', fix }).length;
    }
    const open = days.end().length;
    expect(open).toBeLessThan(100);
    expect(passed + open).toBe(301);
  });
});

describe('a GPX file', () => {
  const gpx = `<?xml version="1.0"?><gpx version="1.1"><wpt lat="48.1" lon="11.5"><name>Hut</name><desc>Good soup</desc></wpt>
    <trk><name>Ridge walk</name><trkseg>${[0, 1, 2].map((at) => `<trkpt lat="${48.1 + at / 1000}" lon="11.5"><ele>5</ele><time>2023-05-03T09:0${at}:00Z</time></trkpt>`).join('')}</trkseg></trk>
    <rte><name>Plan</name><rtept lat="48.3" lon="11.6"/></rte></gpx>`;

  it('is an item for each track, route and waypoint', async () => {
    const records = recordsIn(await eventsOf(await made('walk.gpx', gpx)));
    expect(records.map((record) => said(record, 'title'))).toEqual(['Hut', 'Ridge walk', 'Plan']);
    const [hut, walk, plan] = records as [SourceRecord, SourceRecord, SourceRecord];
    expect(said(hut, 'place')).toMatchObject({ poi: 'Hut', lat: 48.1 });
    expect(said(hut, 'body')?.text).toBe('Good soup');
    expect(said(walk, 'time')).toMatchObject({ start: '2023-05-03T11:00:00+02:00', end: '2023-05-03T11:02:00+02:00' });
    expect(positionAt(said(walk, 'track') ?? { stretches: [] }, seconds('2023-05-03T09:01:00Z'))?.lat).toBeCloseTo(
      48.101,
      5,
    );
    expect(said(plan, 'time')).toBeUndefined();
  });

  it('that breaks off gives what is whole, then fails by name', async () => {
    for (let length = gpx.indexOf('<trk>'); length < gpx.length; length += 23) {
      const events = await eventsOf(await made(`cut-${length}.gpx`, gpx.slice(0, length)));
      expect(recordsIn(events).length).toBeGreaterThan(0);
      expect(events.at(-1)).toMatchObject({ failure: { code: expect.stringMatching(/truncated|corrupt/) } });
    }
  });

  it('of any text never fails otherwise', async () => {
    const odd = fc.string({
      unit: fc.constantFrom('<', '>', '/', 'gpx', 'trk', 'trkpt lat="1" lon="2"', ' ', '"', 'x', '&'),
    });
    await fc.assert(
      fc.asyncProperty(odd, async (text) => {
        const read = (async () => {
          for await (const _ of gpxEntries(once(`<gpx>${text}`)));
        })();
        await read.catch((error: unknown) =>
          expect(error).toMatchObject({ code: expect.stringMatching(/truncated|corrupt/) }),
        );
      }),
      { numRuns: 200 },
    );
  });
});

it('any entries of a history give steps, or say that they are not readable', async () => {
  const list = fc.constantFrom('semanticSegments', 'rawSignals', 'timelineObjects', 'locations');
  await fc.assert(
    fc.asyncProperty(list, fc.array(fc.jsonValue({ maxDepth: 4 })), async (name, values) => {
      for await (const step of googleHistory(once(JSON.stringify({ [name]: values }))))
        expect(step.type).toMatch(/fix|visit|move|unread/);
    }),
    { numRuns: 100 },
  );
});
