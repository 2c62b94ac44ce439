import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/** A small camera picture with time and position in its EXIF; `shade` makes its pixels its own. */
export async function picture(shade: number, taken = '2023:05:07 15:09:29'): Promise<Buffer> {
  return sharp({
    create: { width: 64, height: 48, channels: 3, background: { r: shade % 256, g: (shade * 7) % 256, b: 90 } },
  })
    .withExif({
      IFD0: { Make: 'Test', Model: 'One' },
      IFD2: { DateTimeOriginal: taken },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 43/1 20/1', GPSLongitudeRef: 'W', GPSLongitude: '9/1 8/1 21/1' },
    })
    .jpeg()
    .toBuffer();
}

export function mail(n: number, subject: string, text: string): string {
  const day = 1 + (n % 28);
  return `From: Ada Example <ada${n % 7}@example.org>\nTo: me@example.org\nSubject: ${subject}\nDate: ${day} May 2023 10:${String(n % 60).padStart(2, '0')}:00 +0200\nMessage-ID: <${n}@example.org>\n\n${text}\n`;
}

/** An mbox of `count` different mails. */
export const mailbox = (count: number): string =>
  Array.from(
    { length: count },
    (_, n) =>
      `From ada@example.org Mon May  1 10:00:00 2023\n${mail(n, `Letter ${n}`, `This is letter number ${n}. The tea costs EUR ${n % 90}.50.`)}\n`,
  ).join('');

export async function put(folder: string, path: string, content: string | Uint8Array): Promise<string> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  return file;
}
