import { execFile } from 'node:child_process';
import { appendFile, copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ExifTool } from 'exiftool-vendored';
import sharp from 'sharp';

const run = promisify(execFile);

/** When and where all of the made media were taken: a summer afternoon in Santiago, by its coordinates. */
export const taken = { local: '2021:06:05 14:15:16', offset: '-04:00', utc: '2021-06-05T18:15:16Z' };
export const spot = { lat: -33.4569, lon: -70.6483 };
const iso6709 = '-33.4569-070.6483+520/';

export const pictureFormats = ['jpeg', 'png', 'webp', 'avif', 'tiff', 'gif'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** A file whose pixels are its own. */
export async function drawn(folder: string, name: string, format: PictureFormat, shade: number): Promise<string> {
  const path = join(folder, name);
  const background = { r: (shade * 37) % 256, g: (shade * 91) % 256, b: 90 };
  await sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .toFormat(format)
    .toFile(path);
  return path;
}

/** What a phone, a face tagger and a person write into a picture. GIF holds XMP alone. */
export const everyTag: readonly string[] = [
  `-ExifIFD:DateTimeOriginal=${taken.local}`,
  '-ExifIFD:SubSecTimeOriginal=25',
  `-ExifIFD:OffsetTimeOriginal=${taken.offset}`,
  `-XMP-exif:DateTimeOriginal=${taken.local}${taken.offset}`,
  `-GPS:GPSLatitude=${spot.lat}`,
  '-GPS:GPSLatitudeRef=S',
  `-GPS:GPSLongitude=${spot.lon}`,
  '-GPS:GPSLongitudeRef=W',
  '-GPS:GPSAltitude=520',
  `-XMP-exif:GPSLatitude=${spot.lat}`,
  `-XMP-exif:GPSLongitude=${spot.lon}`,
  '-IFD0:Make=Acme',
  '-IFD0:Model=Pocket',
  '-XMP-dc:Subject=harbour',
  '-XMP-dc:Description=A day at the harbour',
  '-RegionInfo={AppliedToDimensions={W=64,H=48,Unit=pixel},RegionList=[{Area={X=0.5,Y=0.5,W=0.2,H=0.2,Unit=normalized},Name=Ann Lee,Type=Face},{Area={X=0.1,Y=0.1,W=0.1,H=0.1,Unit=normalized},Name=Focus,Type=Focus}]}',
  '-RegionInfoMP={Regions=[{PersonDisplayName=Bob Ray,Rectangle=0.1}]}',
];

/** Runs exiftool on files; its complaints about tags that a format cannot hold are none of ours. */
export class TagWriter {
  readonly #exiftool = new ExifTool({ maxProcs: 1 });

  async write(path: string, args: readonly string[]): Promise<void> {
    await this.#exiftool
      .write(path, {}, { writeArgs: ['-overwrite_original', '-m', ...args] })
      .catch((error: unknown) => {
        if (!/nothing changed|weren't updated/i.test(String(error))) throw error;
      });
  }

  end(): Promise<void> {
    return this.#exiftool.end();
  }
}

/** Container formats of films with the arguments that they need. */
export const filmFormats: readonly (readonly [suffix: string, args: readonly string[]])[] = [
  ['mp4', []],
  ['mov', []],
  ['m4v', []],
  ['3gp', ['-c:v', 'h263', '-s', '176x144', '-an']],
  ['mkv', []],
  ['webm', ['-c:v', 'libvpx', '-c:a', 'libvorbis']],
  ['wmv', []],
  ['avi', ['-c:v', 'mpeg4']],
  ['mts', ['-f', 'mpegts']],
  ['mpg', ['-r', '25']],
];

/** Two seconds of moving picture and sound, dated and placed as far as the format can be. */
export async function filmed(folder: string, name: string, args: readonly string[] = [], tone = 440): Promise<string> {
  const path = join(folder, name);
  const sources = ['-f', 'lavfi', '-i', `testsrc=size=160x120:rate=10:duration=2,hue=h=${tone % 360}`];
  const sound = ['-f', 'lavfi', '-i', `sine=frequency=${tone}:duration=2`];
  const told = ['creation_time', 'location', 'title'].flatMap((key) => ['-metadata', `${key}=${filmWords[key]}`]);
  await run('ffmpeg', ['-v', 'error', '-y', ...sources, ...sound, ...told, ...args, path]);
  return path;
}

const filmWords: Readonly<Record<string, string>> = {
  creation_time: taken.utc,
  location: iso6709,
  title: 'At the harbour',
};

/** A motion photo: a film appended to a JPEG whose XMP says so, in Google's first or second way. */
export async function motionPhoto(still: string, film: string, writer: TagWriter, old: boolean): Promise<void> {
  const bytes = await readFile(film);
  await writer.write(
    still,
    old
      ? [
          '-XMP-GCamera:MicroVideo=1',
          '-XMP-GCamera:MicroVideoVersion=1',
          `-XMP-GCamera:MicroVideoOffset=${bytes.length}`,
        ]
      : ['-XMP-GCamera:MotionPhoto=1', '-XMP-GCamera:MotionPhotoVersion=1'],
  );
  await appendFile(still, bytes);
}

/** Both halves of a Live Photo, or of two that are not one when the identifiers differ. */
export async function livePhoto(
  folder: string,
  stem: string,
  identifiers: readonly [still: string, film: string],
  film: string,
  writer: TagWriter,
): Promise<void> {
  const still = await drawn(folder, `${stem}.jpg`, 'jpeg', stem.length + identifiers[1].charCodeAt(0));
  await writer.write(still, [`-XMP-exif:ImageUniqueID=${identifiers[0]}`]);
  const moving = join(folder, `${stem}.MOV`);
  await copyFile(film, moving);
  await writer.write(moving, [`-Keys:ContentIdentifier=${identifiers[1]}`]);
}
