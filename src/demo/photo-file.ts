import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { type Drawing, svgOf } from './canvas.ts';

/** What the camera writes into the file. Times are local wall clock; without `offset` the file does not say the zone. */
export type CameraFacts = {
  readonly takenAt?: string;
  readonly offset?: string;
  readonly lat?: number;
  readonly lon?: number;
  readonly make?: string;
  readonly model?: string;
};

/** Degrees, minutes and hundredths of seconds as EXIF rationals (CIPA DC-008, GPSLatitude). */
function dms(degrees: number): string {
  const hundredths = Math.round(Math.abs(degrees) * 360_000);
  return `${Math.floor(hundredths / 360_000)}/1 ${Math.floor((hundredths % 360_000) / 6000)}/1 ${hundredths % 6000}/100`;
}

function exifOf(facts: CameraFacts): Record<string, Record<string, string>> {
  const stamp = facts.takenAt?.replaceAll('-', ':').replace('T', ' ');
  const hasPosition = facts.lat !== undefined && facts.lon !== undefined;
  return {
    IFD0: {
      ...(facts.make === undefined ? {} : { Make: facts.make }),
      ...(facts.model === undefined ? {} : { Model: facts.model }),
      ...(stamp === undefined ? {} : { DateTime: stamp }),
    },
    IFD2: {
      ...(stamp === undefined ? {} : { DateTimeOriginal: stamp, DateTimeDigitized: stamp }),
      ...(facts.offset === undefined ? {} : { OffsetTimeOriginal: facts.offset, OffsetTime: facts.offset }),
    },
    ...(hasPosition
      ? {
          IFD3: {
            GPSLatitudeRef: (facts.lat ?? 0) < 0 ? 'S' : 'N',
            GPSLatitude: dms(facts.lat ?? 0),
            GPSLongitudeRef: (facts.lon ?? 0) < 0 ? 'W' : 'E',
            GPSLongitude: dms(facts.lon ?? 0),
          },
        }
      : {}),
  };
}

/** Draws the picture as JPEG bytes with the camera's facts in EXIF. */
export async function jpegOf(drawing: Drawing, facts: CameraFacts, quality = 80): Promise<Buffer> {
  const exif = exifOf(facts);
  const picture = sharp(Buffer.from(svgOf(drawing)));
  const hasFacts = Object.values(exif).some((directory) => Object.keys(directory).length > 0);
  return await (hasFacts ? picture.withExif(exif) : picture).jpeg({ quality }).toBuffer();
}

export const pngOf = async (drawing: Drawing): Promise<Buffer> =>
  await sharp(Buffer.from(svgOf(drawing)))
    .png({ palette: true, effort: 3 })
    .toBuffer();

/** Writes a file and sets its times to when it was made. */
export async function writeMade(path: string, bytes: Uint8Array | string, madeAt: Date): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  await utimes(path, madeAt, madeAt);
}
