import { open, readFile, stat } from 'node:fs/promises';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { MadeleineError } from '../../memory/errors.ts';
import type { Media } from '../../memory/media.ts';
import { isRawMime, type MediaKind, mediaKind } from '../../memory/media-kind.ts';
import type { GreyImage, MediaDecoder, Preview } from '../../ports/media-decoder.ts';
import type { Pixels } from '../../ports/pixels.ts';
import { decodeError, isDamage } from './decode-error.ts';
import { embeddedThumbnail } from './embedded-thumbnail.ts';
import { HeicThread, isCutShort } from './heic.ts';
import { hashes } from './picture-hash.ts';
import { rawPreview } from './raw-preview.ts';

export type SharpDecoderOptions = {
  /** Pictures that declare more are refused unread. Default 200 million (800 MB decoded at worst). */
  readonly mostPixels?: number;
  readonly timeoutSeconds?: number;
};

const THUMBNAIL_SIDE = 320;
/** Bytes; medium-format cameras write some 150 MB. */
const MOST_RAW = 256 * 1024 * 1024;
/** Degrees clockwise by EXIF orientation; cameras that turn mirror nothing. */
const turns: Readonly<Record<number, number>> = { 3: 180, 6: 90, 8: 270 };

/** A picture ready to be decoded: upright, at its own size. */
type Opened = {
  readonly picture: Sharp;
  readonly width: number;
  readonly height: number;
  readonly note?: string;
};

/**
 * Pictures to upright pixels by libvips; HEIC by libheif in a thread; of raw files the JPEG that the camera put in. JPEGs that break off are decoded as far as they
 * go, those damaged beyond that show the thumbnail their camera put in; both say so in `note`. Nothing is kept
 * between pictures.
 */
export class SharpDecoder implements MediaDecoder {
  readonly #options: SharpOptions;
  readonly #seconds: number;
  readonly #heic: HeicThread;

  constructor(options: SharpDecoderOptions = {}) {
    const mostPixels = options.mostPixels ?? 200_000_000;
    this.#seconds = options.timeoutSeconds ?? 30;
    this.#options = { limitInputPixels: mostPixels, sequentialRead: true };
    this.#heic = new HeicThread(this.#seconds * 1000, Math.min(mostPixels, 100_000_000));
    // Every picture is read once, so a cache only costs; pictures, not their parts, are what runs in parallel.
    sharp.cache(false);
    sharp.concurrency(1);
  }

  async preview(picture: string | Uint8Array, mime: string): Promise<Preview> {
    return this.#decoded(picture, mime, async ({ picture: upright, width, height, note }) => {
      const small = upright
        .resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE, { fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb')
        .timeout({ seconds: this.#seconds });
      const { data, info } = await small.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
      const raw = { width: info.width, height: info.height, channels: info.channels };
      const [bytes, found] = await Promise.all([
        sharp(data, { raw }).webp({ quality: 75 }).toBuffer(),
        hashes(data, raw),
      ]);
      const media: Media = { mime, width, height, ...found };
      return { media, thumbnail: { mime: 'image/webp', bytes }, ...(note === undefined ? {} : { note }) };
    });
  }

  async jpeg(picture: string | Uint8Array, mime: string, longestSide: number): Promise<Uint8Array> {
    return this.#decoded(picture, mime, async ({ picture: upright }) =>
      // Through raw pixels, so that no profile, comment or thumbnail of the file can come along.
      upright
        .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb')
        .timeout({ seconds: this.#seconds })
        .raw({ depth: 'uchar' })
        .toBuffer({ resolveWithObject: true })
        .then(({ data, info }) =>
          sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
            .jpeg({ quality: 82 })
            .toBuffer(),
        ),
    );
  }

  async grey(picture: string | Uint8Array, mime: string, longestSide: number): Promise<GreyImage> {
    return this.#decoded(picture, mime, async ({ picture: upright }) => {
      const { data, info } = await upright
        .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .toColourspace('b-w')
        .timeout({ seconds: this.#seconds })
        .raw({ depth: 'uchar' })
        .toBuffer({ resolveWithObject: true });
      const raw = { width: info.width, height: info.height, channels: info.channels };
      const png = () => sharp(data, { raw }).toColourspace('b-w').png({ compressionLevel: 1 }).toBuffer();
      return { width: info.width, height: info.height, pixels: data, png };
    });
  }

  async pixels(picture: string | Uint8Array, mime: string, mostPixels: number): Promise<Pixels> {
    return this.#decoded(picture, mime, async ({ picture: upright, width, height }) => {
      const shrink = Math.min(1, Math.sqrt(mostPixels / (width * height)));
      const { data, info } = await upright
        .resize(atLeastOne(width * shrink), atLeastOne(height * shrink), { fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb')
        .removeAlpha()
        .timeout({ seconds: this.#seconds })
        .raw({ depth: 'uchar' })
        .toBuffer({ resolveWithObject: true });
      return { width: info.width, height: info.height, rgb: data };
    });
  }

  async close(): Promise<void> {
    await this.#heic.close();
  }

  /** Tries the whole picture strictly, then as far as it goes, then its embedded thumbnail. */
  async #decoded<T>(picture: string | Uint8Array, mime: string, use: (opened: Opened) => Promise<T>): Promise<T> {
    const path = typeof picture === 'string' ? picture : undefined;
    try {
      const found = await pictureKind(picture);
      // Phones and exports name JPEGs .heic: what a picture is, its first bytes tell, but for raw files that look like TIFFs.
      if (/hei[cf]/.test(found.mime)) return await use(await this.#heicPicture(picture));
      if (found.raw === true || (found.mime === 'image/tiff' && isRawMime(mime)))
        return await use(await this.#rawPicture(picture));
      try {
        return await use(await this.#opened(picture, 'truncated'));
      } catch (error) {
        if (!isDamage(error)) throw error;
        return await this.#salvaged(picture, error, use);
      }
    } catch (error) {
      throw decodeError(error, path);
    }
  }

  async #salvaged<T>(picture: string | Uint8Array, damage: unknown, use: (opened: Opened) => Promise<T>): Promise<T> {
    try {
      return await use({ ...(await this.#opened(picture, 'none')), note: AS_FAR });
    } catch {
      const thumbnail = await embeddedThumbnail(picture);
      if (thumbnail === undefined) throw damage;
      const { width, height } = await this.#opened(picture, 'none');
      const small = await this.#opened(thumbnail, 'none');
      return await use({ ...small, width, height, note: 'damaged: only its embedded thumbnail could be read' });
    }
  }

  async #opened(picture: string | Uint8Array, failOn: 'truncated' | 'none'): Promise<Opened> {
    // libvips gives up after many warnings unless unlimited; the pixel limit holds all the same.
    const opened = sharp(picture, { ...this.#options, failOn, unlimited: failOn === 'none' });
    const { width, height, orientation } = await opened.metadata();
    const turned = (orientation ?? 1) >= 5;
    return { picture: opened.autoOrient(), width: turned ? height : width, height: turned ? width : height };
  }

  /** What the camera put in for its screen; sensor data are not developed. */
  async #rawPicture(picture: string | Uint8Array): Promise<Opened> {
    const { jpeg, orientation } = rawPreview(await rawBytes(picture));
    const opened = await this.#opened(jpeg, 'none');
    const degrees = turns[orientation];
    const isTold = (await sharp(jpeg, this.#options).metadata()).orientation !== undefined;
    if (isTold || degrees === undefined) return opened;
    const { picture: lying, width, height } = opened;
    const isOnItsSide = degrees !== 180;
    return {
      picture: lying.rotate(degrees),
      width: isOnItsSide ? height : width,
      height: isOnItsSide ? width : height,
    };
  }

  async #heicPicture(picture: string | Uint8Array): Promise<Opened> {
    const bytes = typeof picture === 'string' ? await readFile(picture) : picture;
    const { width, height, pixels } = await this.#heic.decode(bytes);
    const decoded = sharp(pixels, { raw: { width, height, channels: 4 } });
    return { picture: decoded, width, height, ...(isCutShort(bytes) ? { note: AS_FAR } : {}) };
  }
}

const AS_FAR = 'damaged: only part of it could be decoded';

const atLeastOne = (pixels: number): number => Math.max(1, Math.round(pixels));

async function rawBytes(picture: string | Uint8Array): Promise<Uint8Array> {
  if (typeof picture !== 'string') return picture;
  if ((await stat(picture)).size <= MOST_RAW) return readFile(picture);
  const action = 'Export it as JPEG or HEIC and add that file.';
  throw new MadeleineError('too-large', 'The raw file is too large to read.', { action });
}

/** libvips also reads drawings and documents that can name other files; only pictures get that far. */
async function pictureKind(picture: string | Uint8Array): Promise<MediaKind> {
  const head = typeof picture === 'string' ? await firstBytes(picture) : picture.subarray(0, 512);
  if (head.length === 0)
    throw new MadeleineError('empty-file', 'The file is empty.', { action: 'Restore it from a backup.' });
  const kind = mediaKind(head);
  if (kind?.modality === 'image') return kind;
  throw new MadeleineError('unsupported-format', 'The file is not a picture.', { action: 'Check the file type.' });
}

async function firstBytes(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const bytes = Buffer.alloc(512);
    const { bytesRead } = await file.read(bytes, 0, 512, 0);
    return bytes.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
