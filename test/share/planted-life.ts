import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { rect, svgOf } from '../../src/demo/canvas.ts';
import { lettering } from '../../src/demo/lettering.ts';
import { mboxSource } from '../../src/demo/mail-message.ts';
import { eanBars, qrCode } from './qr-code.ts';

const who = z.object({ name: z.string(), address: z.string() });
const pictureSchema = z.object({
  file: z.string(),
  at: z.string(),
  scene: z.string(),
  exif: z.object({ artist: z.string(), comment: z.string(), serial: z.string() }).optional(),
  gps: z.tuple([z.number(), z.number()]).optional(),
  drawn: z.array(z.string()).optional(),
  plate: z.string().optional(),
  qr: z.string().optional(),
  stripes: z.string().optional(),
  caption: z.string().optional(),
  planted: z.array(z.string()),
});
const plantedSchema = z.object({
  owner: who,
  mails: z.array(
    z.object({
      key: z.string(),
      from: who,
      to: who,
      subject: z.string(),
      at: z.string(),
      text: z.string(),
      planted: z.array(z.string()),
    }),
  ),
  notes: z.array(z.object({ file: z.string(), text: z.string(), planted: z.array(z.string()) })),
  pictures: z.array(pictureSchema),
});
export type PlantedLife = z.infer<typeof plantedSchema>;
type Picture = z.infer<typeof pictureSchema>;

/** A life with planted identifiers, from a file of its own. */
export const plantedLife = (file = 'planted.json'): PlantedLife =>
  plantedSchema.parse(JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')));

export const allPlanted = (life: PlantedLife): string[] =>
  [...life.mails, ...life.notes, ...life.pictures].flatMap(({ planted }) => planted);

/** Writes the life as files that an import reads. */
export async function writeLife(folder: string, life: PlantedLife): Promise<void> {
  await mkdir(join(folder, 'Photos'), { recursive: true });
  // Notes are imported as mails to oneself: loose text files are no source.
  const notes = life.notes.map(({ file, text }, i) => {
    const subject = file.replace(/\.txt$/, '');
    return { key: `n${i + 1}`, from: life.owner, to: life.owner, subject, at: `2023-10-0${i + 1}T12:00`, text };
  });
  const letters = [...life.mails, ...notes].map((mail) => ({ ...mail, kind: 'letter', zone: 'Europe/Berlin' }));
  await writeFile(join(folder, 'All.mbox'), mboxSource(letters));
  for (const picture of life.pictures) await writeFile(join(folder, 'Photos', picture.file), await photo(picture));
}

const [W, H] = [1280, 960];

function photo(picture: Picture): Promise<Buffer> {
  const body = [rect(0, 0, W, H, '#b9c7cf'), rect(0, 640, W, 320, '#6f7f62'), ...drawnOn(picture)].join('');
  return sharp(Buffer.from(svgOf({ width: W, height: H, body })))
    .withExif(exifOf(picture))
    .jpeg({ quality: 88 })
    .toBuffer();
}

function drawnOn({ drawn = [], plate, qr, stripes }: Picture): string[] {
  const parts: string[] = [];
  if (drawn.length > 0) {
    parts.push(rect(180, 140, 920, 90 + drawn.length * 110, '#fbfbf6'));
    drawn.forEach((line, i) => {
      parts.push(lettering(line, 230, 250 + i * 110, 58, { weight: 700 }));
    });
  }
  if (plate !== undefined)
    parts.push(
      rect(240, 380, 800, 380, '#8a2b2b'),
      rect(400, 600, 480, 110, '#ffffff'),
      lettering(plate, 440, 684, 76, { weight: 700 }),
    );
  if (qr !== undefined) {
    parts.push(rect(400, 200, 420, 420, '#ffffff'));
    qrCode(qr).forEach((row, y) => {
      row.forEach((dark, x) => {
        if (dark) parts.push(rect(436 + x * 12, 236 + y * 12, 12, 12, '#111111'));
      });
    });
  }
  if (stripes !== undefined) {
    parts.push(rect(340, 640, 600, 220, '#ffffff'));
    [...eanBars(stripes)].forEach((bar, x) => {
      if (bar === '1') parts.push(rect(400 + x * 5, 665, 5, 170, '#111111'));
    });
  }
  return parts;
}

const dms = (degrees: number): string => {
  const hundredths = Math.round(Math.abs(degrees) * 360_000);
  return `${Math.floor(hundredths / 360_000)}/1 ${Math.floor((hundredths % 360_000) / 6000)}/1 ${hundredths % 6000}/100`;
};

function exifOf({ at, exif, gps, caption }: Picture): Record<string, Record<string, string>> {
  const stamp = at.replaceAll('-', ':').replace('T', ' ');
  return {
    IFD0: {
      DateTime: stamp,
      ...(exif === undefined ? {} : { Artist: exif.artist, Copyright: exif.comment }),
      ...(caption === undefined ? {} : { ImageDescription: caption }),
    },
    IFD2: {
      DateTimeOriginal: stamp,
      OffsetTimeOriginal: '+01:00',
      ...(exif === undefined ? {} : { UserComment: exif.comment, BodySerialNumber: exif.serial }),
    },
    ...(gps === undefined
      ? {}
      : {
          IFD3: {
            GPSLatitudeRef: gps[0] < 0 ? 'S' : 'N',
            GPSLatitude: dms(gps[0]),
            GPSLongitudeRef: gps[1] < 0 ? 'W' : 'E',
            GPSLongitude: dms(gps[1]),
          },
        }),
  };
}
