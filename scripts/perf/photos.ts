import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tzlookup from '@photostructure/tz-lookup';
import sharp from 'sharp';
import { ExifReaderTagReader } from '../../src/adapters/exifreader/tag-reader.ts';
import { ExiftoolTagReader } from '../../src/adapters/exiftool/tag-reader.ts';
import { SharpDecoder } from '../../src/adapters/sharp/decoder.ts';
import { LayeredMediaMetadata } from '../../src/ingest/media-metadata.ts';
import { systemClock } from '../../src/ports/clock.ts';
import { openPhotoSource } from '../../src/sources/photos/photo-source.ts';

const FILES = Number(process.argv[2] ?? 400);
const THUMBNAILS = Math.min(FILES, 60);
const folder = await mkdtemp(join(tmpdir(), 'perf-photos-'));

/** A 12-megapixel picture with something in it, and as many copies as asked, each with its own time and place. */
async function makePhotos(): Promise<void> {
  const gradient = `<svg width="4000" height="3000"><defs><radialGradient id="g"><stop offset="0" stop-color="#fd6"/><stop offset="1" stop-color="#148"/></radialGradient></defs><rect width="4000" height="3000" fill="url(#g)"/></svg>`;
  const pixels = await sharp(Buffer.from(gradient)).jpeg({ quality: 85 }).toBuffer();
  for (let index = 0; index < FILES; index += 1) {
    const minute = String(index % 60).padStart(2, '0');
    const exif = {
      IFD0: { Make: 'Madeleine', Model: 'Perf 1' },
      IFD2: { DateTimeOriginal: `2021:05:07 15:${minute}:29` },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: `37/1 ${minute}/1 900/100`,
        GPSLongitudeRef: 'W',
        GPSLongitude: '8/1 40/1 1200/100',
      },
    };
    // Below 12 MP for all but the thumbnails: metadata does not depend on the pixels.
    const picture = index < THUMBNAILS ? sharp(pixels) : sharp(pixels, {}).resize(400);
    await picture.withExif(exif).toFile(join(folder, `IMG_${String(index).padStart(5, '0')}.jpg`));
  }
}

async function timed(what: string, count: number, work: () => Promise<void>): Promise<void> {
  const started = performance.now();
  await work();
  const seconds = (performance.now() - started) / 1000;
  console.log(`${what}: ${Math.round(count / seconds)} /s (${count} in ${seconds.toFixed(2)} s)`);
}

try {
  await makePhotos();
  const paths = Array.from({ length: FILES }, (_, index) => join(folder, `IMG_${String(index).padStart(5, '0')}.jpg`));
  const thorough = new ExiftoolTagReader();
  const metadata = new LayeredMediaMetadata({
    fast: new ExifReaderTagReader(),
    thorough,
    zoneOf: tzlookup,
    clock: systemClock,
  });
  const decoder = new SharpDecoder();
  await timed('folder walk and metadata', FILES, async () => {
    for await (const event of openPhotoSource(folder).read({})) {
      if (event.type === 'record' && event.record.content?.kind === 'file')
        await metadata.read(event.record.content.path);
    }
  });
  await timed('exiftool alone', Math.min(FILES, 100), async () => {
    await Promise.all(paths.slice(0, 100).map((path) => thorough.read(path)));
  });
  await timed('12 MP previews with hashes, four at once', THUMBNAILS, async () => {
    const queue = paths.slice(0, THUMBNAILS);
    const worker = async (): Promise<void> => {
      for (let path = queue.pop(); path !== undefined; path = queue.pop()) await decoder.preview(path, 'image/jpeg');
    };
    await Promise.all([worker(), worker(), worker(), worker()]);
  });
  console.log(`resident: ${Math.round(process.memoryUsage().rss / 1e6)} MB`);
  await Promise.all([metadata.close(), decoder.close()]);
} finally {
  await rm(folder, { recursive: true, force: true });
}
