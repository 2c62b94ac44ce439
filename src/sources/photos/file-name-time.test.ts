import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileNameTime } from './file-name-time.ts';

const now = new Date('2026-01-01T00:00:00Z');
const start = (name: string): string | undefined => fileNameTime(name, now)?.value.start;

/** Names as programs write them, and the moment they mean. */
const names: readonly (readonly [name: string, start: string | undefined, precision?: string])[] = [
  ['IMG_20220507_150929.jpg', '2022-05-07T15:09:29', 'second'],
  ['IMG_20220507_150929123.jpg', '2022-05-07T15:09:29.123', 'subsecond'],
  ['PXL_20231006_063536303.jpg', '2023-10-06T06:35:36.303+00:00', 'subsecond'],
  ['PXL_20231006_063536303.MP.jpg', '2023-10-06T06:35:36.303+00:00', 'subsecond'],
  ['20220507_150929.mp4', '2022-05-07T15:09:29', 'second'],
  ['20220507_150929(0).jpg', '2022-05-07T15:09:29', 'second'],
  ['00100lrPORTRAIT_00100_BURST20190101120000123_COVER.jpg', '2019-01-01T12:00:00.123', 'subsecond'],
  ['WhatsApp Image 2020-01-02 at 15.04.05.jpeg', '2020-01-02T15:04:05', 'second'],
  ['WhatsApp Image 2020-01-02 at 3.04.05 PM.jpeg', '2020-01-02T15:04:05', 'second'],
  ['Screen Shot 2020-01-02 at 12.04.05 AM.png', '2020-01-02T00:04:05', 'second'],
  ['Screenshot 2020-01-02 at 3.04.05\u202fPM.png', '2020-01-02T15:04:05', 'second'],
  ['Bildschirmfoto 2021-05-07 um 15.09.29.png', '2021-05-07T15:09:29', 'second'],
  ['Capture d’écran 2021-05-07 à 15.09.29.png', '2021-05-07T15:09:29', 'second'],
  ['Capture d’écran 2021-05-07 a\u0300 15.09.29.png', '2021-05-07T15:09:29', 'second'],
  ['Screenshot_2021-05-07-15-09-29-123_com.app.jpg', '2021-05-07T15:09:29.123', 'subsecond'],
  ['Screenshot_20210507-150929.png', '2021-05-07T15:09:29', 'second'],
  ['VID-20190101-WA0001.mp4', '2019-01-01T00:00:00', 'day'],
  ['WP_20130507_15_09_29_Pro.jpg', '2013-05-07T15:09:29', 'second'],
  ['2021-05-07 15.09.29.jpg', '2021-05-07T15:09:29', 'second'],
  ['signal-2021-05-07-150929.jpg', '2021-05-07T15:09:29', 'second'],
  ['signal-2021-05-07-15-09-29-123.jpg', '2021-05-07T15:09:29.123', 'subsecond'],
  ['photo_2021-05-07_15-09-29.jpg', '2021-05-07T15:09:29', 'second'],
  ['20210507T150929Z.jpg', '2021-05-07T15:09:29+00:00', 'second'],
  ['DJI_20210507150929_0001_D.jpg', '2021-05-07T15:09:29', 'second'],
  ['FB_IMG_1589999999999.jpg', '2020-05-20T18:39:59.999+00:00', 'subsecond'],
  ['mmexport1589999999999.jpg', '2020-05-20T18:39:59.999+00:00', 'subsecond'],
  ['1589999999999.jpg', '2020-05-20T18:39:59.999+00:00', 'subsecond'],
  ['1965-07-04 grandma.jpg', '1965-07-04T00:00:00', 'day'],
  ['IMG_1234.HEIC', undefined],
  ['DSC_0001.JPG', undefined],
  ['IMG_20221307_150929.jpg', undefined],
  ['IMG_20220230_101010.jpg', undefined],
  ['IMG_20990101_000000.jpg', undefined],
  ['555201905071234567.jpg', undefined],
];

describe('the time in a file name', () => {
  it.each(names.map(([name, expected, precision]) => ({ name, expected, precision })))(
    '$name',
    ({ name, expected, precision }) => {
      const found = fileNameTime(name, now);
      expect(found?.value.start).toBe(expected);
      if (precision !== undefined) expect(found?.value).toMatchObject({ precision, source: 'file-name' });
    },
  );

  it('reads back every moment that a phone can write', () => {
    const moment = fc.date({ min: new Date('1995-01-01'), max: new Date('2025-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, (at) => {
        const iso = at.toISOString().slice(0, 19);
        const packed = iso.replace(/[-:]/g, '').replace('T', '_');
        expect(start(`IMG_${packed}.jpg`)).toBe(iso);
        expect(start(`PXL_${packed}000.jpg`)).toBe(`${iso}.000+00:00`);
      }),
    );
  });

  it('never throws and never tells an impossible date, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789-_. TatPMIMGZ'), maxLength: 40 }), (name) => {
        const found = start(name);
        if (found !== undefined) expect(Number.isNaN(Date.parse(found))).toBe(false);
      }),
    );
  });
});
