import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { batchIdSchema, itemIdSchema } from './ids.ts';
import { assembleItem, type Modality } from './item.ts';
import { observed } from './provenance.ts';
import { type Reading, reading } from './reading.ts';
import { ratioOfCode, timelineCode, timelineKey, timelineRow, timelineRowSchema } from './timeline.ts';

const seen = observed('test');
const item = (modality: Modality, readings: readonly Reading[]) =>
  assembleItem({
    id: itemIdSchema.parse('one'),
    identity: 'one',
    modality,
    origin: { importer: 'photos', root: '/', path: 'one', batch: batchIdSchema.parse('b') },
    copies: [],
    readings,
  });
const start = '2023-05-07T15:09:29+01:00';

describe('a row of the timeline', () => {
  it('says what a picture is, when and where, by its schema', () => {
    const row = timelineRow(
      item('image', [
        reading('time', { start, end: start, precision: 'second', source: 'exif-offset' }, seen),
        reading('place', { lat: 38.7, lon: -9.4, altitude: 3, city: 'Cascais', label: 'x', source: 'exif-gps' }, seen),
        reading('shortCaption', 'Boats in the bay', seen),
        reading('media', { mime: 'image/jpeg', width: 4000, height: 3000, thumbhash: 'aGFzaA==' }, seen),
      ]),
    );
    expect(timelineRowSchema.parse(row)).toEqual(row);
    expect(row).toMatchObject({ start, snippet: 'Boats in the bay', width: 4000, thumbhash: 'aGFzaA==' });
    expect(row.place).toEqual({ lat: 38.7, lon: -9.4, city: 'Cascais', source: 'exif-gps' });
    expect(row.precision).toBeUndefined();
    expect(timelineKey(row)).toBe('2023-05-07T15:09:29');
  });

  it('has no time where only a file was written then, and says how rough a time is', () => {
    const at = (source: 'file-time' | 'row', precision: 'second' | 'year') =>
      timelineRow(item('text', [reading('time', { start, end: start, precision, source }, seen)]));
    expect(timelineKey(at('file-time', 'second'))).toBe('');
    expect(at('row', 'year')).toMatchObject({ start, precision: 'year' });
  });

  it('names who wrote, and begins with the first words of a letter', () => {
    const row = timelineRow(
      item('email', [
        reading(
          'people',
          [
            { name: 'Me', how: 'recipient' },
            { name: 'Grace', how: 'sender' },
          ],
          seen,
        ),
        reading('body', { text: `\n\nDear\tA,\n ${'word '.repeat(1000)}` }, seen),
      ]),
    );
    expect(row.from).toBe('Grace');
    expect(row.snippet).toMatch(/^Dear A, word .*…$/);
    expect(row.snippet?.length).toBeLessThanOrEqual(120);
  });

  it('puts a photograph with people on a cover before a screenshot, and that before a mail', () => {
    const size = { mime: 'image/jpeg', width: 40, height: 30 };
    const people = timelineRow(
      item('image', [reading('media', size, seen), reading('people', [{ name: 'Grace', how: 'face' }], seen)]),
    );
    const screen = timelineRow(item('image', [reading('media', { ...size, isScreenshot: true }, seen)]));
    const mail = timelineRow(item('email', []));
    expect(people.appeal).toBeGreaterThan(screen.appeal);
    expect(screen.appeal).toBeGreaterThan(mail.appeal);
  });
});

describe('the code of an item', () => {
  it('says its kind and its shape to within 2.2%', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 380 }), fc.integer({ min: 100, max: 380 }), (width, height) => {
        const code = timelineCode({ modality: 'video', width, height });
        expect(code).toHaveLength(2);
        expect(code.charAt(0)).toBe('v');
        expect(Math.abs(Math.log2(ratioOfCode(code.charAt(1)) / (width / height)))).toBeLessThanOrEqual(1 / 32 + 1e-9);
      }),
    );
  });

  it('keeps a square square, ends at the widest, and takes 4:3 for what it does not know', () => {
    expect(ratioOfCode(timelineCode({ modality: 'image', width: 7, height: 7 }).charAt(1))).toBe(1);
    expect(ratioOfCode(timelineCode({ modality: 'image', width: 9000, height: 9 }).charAt(1))).toBeCloseTo(3.83, 2);
    expect(timelineCode({ modality: 'email' })).toBe('e.');
    expect(ratioOfCode('.')).toBe(4 / 3);
  });
});
