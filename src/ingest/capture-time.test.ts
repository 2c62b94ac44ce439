import { describe, expect, it } from 'vitest';
import type { MediaTags, TaggedTime } from '../ports/media-tags.ts';
import { isPosition } from './capture-place.ts';
import { captureTimes, type Spot } from './capture-time.ts';
import { offsetByFix, zoned } from './capture-time-zone.ts';
import { captureMedia, writtenByPerson } from './capture-words.ts';

const now = new Date('2025-06-01T00:00:00Z');
const zones: Readonly<Record<string, Spot>> = {
  'Europe/Paris': { lat: 48.85, lon: 2.29 },
  'America/New_York': { lat: 40.7, lon: -74 },
};
const zoneOf = (lat: number): string => (lat > 45 ? 'Europe/Paris' : 'America/New_York');

const tagsWith = (times: readonly TaggedTime[], more: Partial<MediaTags> = {}): MediaTags => ({
  by: 'test',
  version: 1,
  times,
  positions: [],
  people: [],
  keywords: [],
  titles: [],
  captions: [],
  doubts: [],
  ...more,
});

const times = (tags: readonly TaggedTime[], spot?: Spot, more: Partial<MediaTags> = {}) =>
  captureTimes(tagsWith(tags, more), spot, zoneOf, now).map(({ value, provenance }) => [
    value.source,
    value.start,
    provenance.confidence,
  ]);

describe('capture time', () => {
  it('takes the offset and the sub-second that the camera wrote', () => {
    const tag: TaggedTime = { tag: 'original', text: '2020:05:04 18:39:11', subSecond: '644', offset: '-04:00' };
    expect(times([tag])).toEqual([['exif-offset', '2020-05-04T18:39:11.644-04:00', undefined]]);
  });

  it('takes the offset that stands beside another of its equal clocks', () => {
    const original: TaggedTime = { tag: 'original', text: '2020:05:04 18:39:11' };
    const saved: TaggedTime = { tag: 'modified', text: '2020:05:04 18:39:11', offset: '-04:00' };
    expect(times([original, saved])[0]).toEqual(['exif-offset', '2020-05-04T18:39:11-04:00', undefined]);
    const later: TaggedTime = { ...saved, text: '2020:05:05 08:00:00' };
    expect(times([original, later])[0]).toEqual(['exif-naive', '2020-05-04T18:39:11', undefined]);
  });

  it('puts a naive time into the zone of its place, summer and winter', () => {
    const paris = zones['Europe/Paris'];
    expect(times([{ tag: 'original', text: '2021:07:01 12:00:00' }], paris)[0]?.[1]).toBe('2021-07-01T12:00:00+02:00');
    expect(times([{ tag: 'original', text: '2021:01:01 12:00:00' }], paris)[0]?.[1]).toBe('2021-01-01T12:00:00+01:00');
  });

  it('takes a movie header for local time where another tag shows the same wall clock', () => {
    const header: TaggedTime = { tag: 'quicktime-utc', text: '2021:07:01 12:00:05' };
    const shutter: TaggedTime = { tag: 'original', text: '2021:07:01 12:00:00', offset: '+02:00' };
    expect(times([header, shutter]).map(([source]) => source)).toEqual(['exif-offset']);
    const inGreenwich: TaggedTime = { ...shutter, offset: '+00:00' };
    expect(times([header, inGreenwich]).map(([source]) => source)).toEqual(['exif-offset', 'quicktime-utc']);
    const apart: TaggedTime = { ...shutter, text: '2021:07:01 14:00:00' };
    expect(times([header, apart]).map(([source]) => source)).toEqual(['exif-offset', 'quicktime-utc']);
  });

  it('reads clocks that set a space where a zero belongs', () => {
    expect(times([{ tag: 'original', text: '2008: 5: 1 10: 3: 4' }])[0]?.[1]).toBe('2008-05-01T10:03:04');
  });

  it('never makes up an offset: alone, a naive time stays naive', () => {
    expect(times([{ tag: 'original', text: '2021:07:01 12:00:00' }])).toEqual([
      ['exif-naive', '2021-07-01T12:00:00', undefined],
    ]);
  });

  it('keeps both readings when the camera clock contradicts the GPS clock', () => {
    const found = times(
      [
        { tag: 'original', text: '2021:07:01 12:00:00', offset: '+09:00' },
        { tag: 'gps', text: '2021:07:01 10:00:00', offset: 'Z' },
      ],
      zones['Europe/Paris'],
    );
    expect(found.map(([source, at]) => [source, at])).toEqual([
      ['exif-offset', '2021-07-01T12:00:00+09:00'],
      ['gps-clock', '2021-07-01T12:00:00+02:00'],
    ]);
  });

  it('learns the offset of a naive time from the GPS clock where the place is unknown', () => {
    const found = times([
      { tag: 'original', text: '2021:07:01 17:31:00' },
      { tag: 'gps', text: '2021:07:01 12:00:58.5', offset: 'Z' },
    ]);
    expect(found[0]).toEqual(['exif-gps-zone', '2021-07-01T17:31:00+05:30', 0.9]);
  });

  it('shows a movie header, which counts in UTC, on the clock of its place', () => {
    const utc: TaggedTime = { tag: 'quicktime-utc', text: '2023-10-06T23:39:09' };
    expect(times([utc], zones['Europe/Paris'])).toEqual([['quicktime-utc', '2023-10-07T01:39:09+02:00', 0.9]]);
    expect(times([utc])).toEqual([['quicktime-utc', '2023-10-06T23:39:09+00:00', 0.7]]);
  });

  it('drops zero points, impossible dates and the future, and doubts clocks that were never set', () => {
    const wrong = [
      '0000:00:00 00:00:00',
      '1904:01:01 00:00:00',
      '1970:01:01 00:00:00',
      '2021:02:30 10:00:00',
      '2031:01:01 10:00:00',
    ];
    for (const text of wrong) expect(times([{ tag: 'original', text }]), text).toEqual([]);
    expect(times([{ tag: 'original', text: '1980:01:01 00:00:14' }])[0]?.[2]).toBe(0.1);
  });

  it('lets EXIF stand against an XMP date inside the same file, but takes the offset that XMP adds', () => {
    const exif: TaggedTime = { tag: 'original', text: '2014:09:21 16:00:56' };
    expect(times([exif, { tag: 'xmp', text: '2019-01-01T00:00:00+01:00' }])).toHaveLength(1);
    expect(times([exif, { tag: 'xmp', text: '2014-09-21T16:00:56+02:00' }])[1]?.slice(0, 2)).toEqual([
      'xmp',
      '2014-09-21T16:00:56+02:00',
    ]);
  });

  it('takes the last saving of a program for a file time, of a camera for a capture', () => {
    const saved: TaggedTime = { tag: 'modified', text: '2014:09:22 10:56:35' };
    expect(times([saved])[0]?.[0]).toBe('file-time');
    expect(times([saved], undefined, { make: 'Canon' })[0]?.[0]).toBe('exif-naive');
  });
});

describe('the clock change', () => {
  const autumn = { wall: '2021-10-31T02:30:00', precision: 'second' as const };
  it('lets the GPS fix decide in the hour that comes twice', () => {
    const fix = (wall: string) => ({ wall, precision: 'second' as const, offset: '+00:00' });
    expect(zoned(autumn, 'Europe/Paris', fix('2021-10-31T00:30:05'))?.written.offset).toBe('+02:00');
    expect(zoned(autumn, 'Europe/Paris', fix('2021-10-31T01:30:05'))?.written.offset).toBe('+01:00');
    expect(zoned(autumn, 'Europe/Paris')).toMatchObject({ confidence: 0.6, written: { offset: '+02:00' } });
  });
  it('keeps the wall clock in the hour that never was, with the offset before it', () => {
    const spring = { wall: '2021-03-28T02:30:00', precision: 'second' as const };
    expect(zoned(spring, 'Europe/Paris')).toEqual({ written: { ...spring, offset: '+01:00' }, confidence: 0.6 });
  });
  it('takes no offset from a fix that does not belong', () => {
    const at = (wall: string) => ({ wall, precision: 'second' as const });
    expect(offsetByFix(at('2021-07-01T12:07:00'), at('2021-07-01T10:00:00'))).toBeUndefined();
    expect(offsetByFix(at('2021-07-03T12:00:00'), at('2021-07-01T10:00:00'))).toBeUndefined();
  });
});

describe('places and words of machines', () => {
  it('refuses positions that no receiver gives', () => {
    for (const [lat, lon] of [
      [0, 0],
      [Number.NaN, 1.5],
      [91.2, 0.1],
      [12.5, 181.3],
    ] as const) {
      expect(isPosition(lat, lon), `${lat},${lon}`).toBe(false);
    }
    for (const [lat, lon] of [
      [48.85, 2.29],
      [-33.86, 151.2],
      [0, 32.5],
      [52, 13],
      [51.47, 0],
    ] as const) {
      expect(isPosition(lat, lon), `${lat},${lon}`).toBe(true);
    }
  });

  it('drops what cameras write as captions and keeps what people write', () => {
    for (const text of [
      'OLYMPUS DIGITAL CAMERA         ',
      'SONY DSC',
      '[Undefined encoding]',
      'ASCII\0\0\0',
      '   ',
      'DSC01234',
      'cof',
    ]) {
      expect(writtenByPerson(text), text).toBeUndefined();
    }
    for (const text of [
      'Grandma at the lake',
      'Digital detox',
      '海边',
      'Photo of Tom',
      'Norway',
      'Airport with Tom',
      'Dave',
    ])
      expect(writtenByPerson(text)).toBe(text);
  });

  it('knows selfies and screenshots', () => {
    const media = { mime: 'image/png', width: 1170, height: 2532 };
    expect(captureMedia(tagsWith([], { media }), 'IMG_0001.PNG')[0]?.value.isScreenshot).toBe(true);
    expect(captureMedia(tagsWith([], { media, make: 'Apple' }), 'IMG_0001.PNG')[0]?.value.isScreenshot).toBeUndefined();
    const selfie = { mime: 'image/jpeg', lens: 'iPhone 13 front camera 2.7mm f/2.2' };
    expect(captureMedia(tagsWith([], { media: selfie }), 'IMG_0002.JPG')[0]?.value.frontCamera).toBe(true);
  });
});
