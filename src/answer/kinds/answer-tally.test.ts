import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, initMemory, openApp } from '../../app/app.ts';

let base: string;
let app: App;

type Shot = { readonly at: string; readonly lat: number; readonly lon: number; readonly camera: string };
const lisbon = { lat: 38.7139, lon: 9.1394 };
const paris = { lat: 48.8566, lon: 2.3522 };
const shots: readonly Shot[] = [
  { at: '2023:05:01 10:00:00', ...lisbon, lon: -lisbon.lon, camera: 'Aster One' },
  { at: '2023:05:01 12:00:00', ...lisbon, lon: -lisbon.lon, camera: 'Aster One' },
  { at: '2023:05:02 09:00:00', ...lisbon, lon: -lisbon.lon, camera: 'Aster One' },
  { at: '2023:08:11 09:00:00', ...paris, camera: 'Brio 2' },
  { at: '2022:02:11 09:00:00', ...paris, camera: 'Aster One' },
  { at: '2022:03:11 09:00:00', ...paris, camera: 'Aster One' },
];
const degrees = (value: number): string => {
  const whole = Math.abs(value);
  const minutes = (whole % 1) * 60;
  return `${Math.floor(whole)}/1 ${Math.floor(minutes)}/1 ${Math.round((minutes % 1) * 6000)}/100`;
};

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-tally-'));
  await mkdir(join(base, 'photos'));
  for (const [n, { at, lat, lon, camera }] of shots.entries()) {
    const [make = '', ...model] = camera.split(' ');
    await sharp({ create: { width: 80 + n, height: 60, channels: 3, background: { r: 20 * n, g: 90, b: 200 } } })
      .withExif({
        IFD0: { Make: make, Model: model.join(' ') },
        IFD2: { DateTimeOriginal: at },
        IFD3: {
          GPSLatitude: degrees(lat),
          GPSLatitudeRef: 'N',
          GPSLongitude: degrees(lon),
          GPSLongitudeRef: lon < 0 ? 'W' : 'E',
        },
      })
      .jpeg()
      .toFile(join(base, 'photos', `IMG_${n}.jpg`));
  }
  await initMemory(join(base, 'memory'), 'off', async () => 'off');
  app = await openApp(join(base, 'memory'), { quiet: true, ocr: { enabled: false }, perception: { enabled: false } });
  await app.add([join(base, 'photos')], { as: 'photos' });
}, 60_000);
afterAll(async () => {
  await app.close();
  await rm(base, { recursive: true, force: true });
});

const asked = async (question: string) => {
  const { outcome, answer, citations } = await app.ask(question, { now: '2024-01-10T12:00:00' });
  return { outcome, answer, cited: citations.length };
};

describe('what has the most of something', () => {
  it.each([
    ['In which month did I take the most photos?', 'May 2023', 3],
    ['which year did I take the fewest photos in', '2022', 2],
    ['Which country did I take the most photos in in 2022?', 'France', 2],
    ['2023年哪个月拍的照片最多', '2023年5月', 3],
    ['which countries have I been to', 'France and Portugal', 6],
    ['how many countries have I visited', '2', 2],
    ['我去过哪些国家', '法国（France）、葡萄牙（Portugal）', 6],
    ['what camera do I use', 'Aster One and Brio 2', 2],
  ])('%s', async (question, answer, cited) => {
    expect(await asked(question)).toEqual({ outcome: 'grounded', answer, cited });
  });

  it('names all that are equal, and nothing where more is asked than is counted', async () => {
    expect((await asked('which month in 2022 did I take the most photos')).answer).toBe('February 2022 and March 2022');
    expect((await asked('in which month did I take the most photos of giraffes')).answer).not.toContain('May');
  });
});
