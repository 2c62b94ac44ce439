import { ImageKind, OPS } from 'unpdf/pdfjs';
import type { DocumentFile } from '../../ports/document-reader.ts';
import { type OpenPage, withPdf } from './open-pdf.ts';

/** A picture of a page, its pixels row by row with so many bytes each. */
export type PagePicture = {
  readonly page: number;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 3 | 4;
  readonly data: Uint8Array;
};

/** A scan is one picture, or a few strips. */
const MOST_OF_PAGE = 8;
const MOST_PAGES = 50;
/** Pixels along a side: marks and lines are smaller, and hold no text. */
const SMALLEST = 32;

/**
 * The pictures that pages show, for the recognition of text in them: `pages` are numbers from 1, of which the first fifty are
 * looked at. `take` is handed one after another. Errors: those of `readPdf`, and what `take` throws.
 */
export const pagePictures = (
  bytes: Uint8Array,
  file: DocumentFile,
  pages: readonly number[],
  take: (picture: PagePicture) => Promise<void>,
): Promise<void> =>
  withPdf(bytes, file.name, async (pdf) => {
    for (const number of pages.slice(0, MOST_PAGES)) {
      if (number < 1 || number > pdf.numPages) continue;
      const page = await pdf.getPage(number);
      for (const picture of await picturesOf(page, number)) await take(picture);
      page.cleanup();
    }
  });

async function picturesOf(page: OpenPage, number: number): Promise<PagePicture[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const pictures: PagePicture[] = [];
  const seen = new Set<unknown>();
  for (const [at, operator] of (fnArray as readonly number[]).entries()) {
    const name: unknown = (argsArray as readonly (readonly unknown[] | null)[])[at]?.[0];
    if (operator !== OPS.paintImageXObject || typeof name !== 'string' || seen.has(name)) continue;
    seen.add(name);
    const objects = name.startsWith('g_') ? page.commonObjs : page.objs;
    const decoded: unknown = objects.has(name) ? objects.get(name) : undefined;
    const picture = pictureOf(decoded, number);
    if (picture !== undefined) pictures.push(picture);
    if (pictures.length >= MOST_OF_PAGE) break;
  }
  return pictures;
}

type Decoded = { readonly width: number; readonly height: number; readonly kind: number; readonly data: Uint8Array };

const isDecoded = (value: unknown): value is Decoded =>
  typeof value === 'object' && value !== null && 'data' in value && ArrayBuffer.isView(value.data);

function pictureOf(decoded: unknown, page: number): PagePicture | undefined {
  if (!isDecoded(decoded)) return undefined;
  const { width, height, kind, data } = decoded;
  if (width < SMALLEST || height < SMALLEST) return undefined;
  if (kind === ImageKind.GRAYSCALE_1BPP)
    return { page, width, height, channels: 1, data: bitsAsBytes(data, width, height) };
  return { page, width, height, channels: kind === ImageKind.RGB_24BPP ? 3 : 4, data: new Uint8Array(data) };
}

/** Eight pixels a byte, each row beginning with a new one: as a byte a pixel. */
function bitsAsBytes(bits: Uint8Array, width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(width * height);
  const row = (width + 7) >> 3;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      bytes[y * width + x] = ((bits[y * row + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1 ? 255 : 0;
  return bytes;
}
