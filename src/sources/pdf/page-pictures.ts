import type { DocumentFile, DocumentPicture, DocumentPictures, PageLeft } from '../../ports/document-reader.ts';
import { greyOf, isDecoded, pngOf, turned } from './grey-picture.ts';
import { type OpenPage, withPdf } from './open-pdf.ts';
import { pageText } from './page-text.ts';
import { placedPictures } from './placed-pictures.ts';

/** A scan is one picture, or a few strips. */
const MOST_OF_PAGE = 8;
const MOST_PAGES = 40;
/** Pixels in all: some dozen pages at 300 dots an inch. */
const MOST_PIXELS = 120_000_000;
/** Milliseconds for a file; checked between pages. */
const LONGEST_TIME = 15_000;
/** Pixels along a side: marks and lines are smaller, and hold no text. */
const SMALLEST = 32;
/** Programs that scan write their name, and the number of the page, on the picture that covers it. */
const FEW_CHARACTERS = 60;
const COVERS = 0.5;

/** Pictures are streams, whose heads stand in the file as they are. */
export const hasPictures = (bytes: Uint8Array): boolean =>
  /\/Subtype\s*\/Image\b/.test(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'));

/**
 * The pictures of pages that have no text of their own, or next to none over a picture, for the recognition of text in them: as
 * grey PNGs, upright as the page shows them, until a bound of pages, pixels or time is reached. The pages beyond it, and those
 * whose pictures cannot be decoded, are in `left`. Errors: those of `readPdf`.
 */
export async function pagePictures(bytes: Uint8Array, file: DocumentFile): Promise<DocumentPictures> {
  if (!hasPictures(bytes)) return { pictures: [], left: [] };
  const deadline = performance.now() + LONGEST_TIME;
  return withPdf(bytes, file.name, async (pdf) => {
    const pictures: DocumentPicture[] = [];
    const left: PageLeft[] = [];
    let [pages, pixels] = [0, 0];
    for (let number = 1; number <= pdf.numPages; number++) {
      if (performance.now() > deadline) {
        left.push({ page: number, why: 'bound' });
        continue;
      }
      const page = await pdf.getPage(number).catch(() => undefined);
      // A page that is broken is named by who reads its words.
      if (page === undefined) continue;
      const isBeyond = pages >= MOST_PAGES || pixels > MOST_PIXELS;
      const found = isBeyond
        ? await beyond(page, deadline)
        : await scansOf(page, number, deadline).catch(() => undecoded);
      page.cleanup();
      pages += found.pictures.length > 0 ? 1 : 0;
      for (const { width, height } of found.pictures) pixels += width * height;
      pictures.push(...found.pictures);
      if (found.why !== undefined) left.push({ page: number, why: found.why });
    }
    return { pictures, left };
  });
}

type Scans = { readonly pictures: readonly DocumentPicture[]; readonly why?: PageLeft['why'] };
const none: Scans = { pictures: [] };
const undecoded: Scans = { pictures: [], why: 'undecoded' };

/** A page after the bound is only looked at for whether it has words. */
async function beyond(page: OpenPage, deadline: number): Promise<Scans> {
  const characters = await charactersOf(page, deadline).catch(() => 0);
  return characters === 0 ? { pictures: [], why: 'bound' } : none;
}

async function charactersOf(page: OpenPage, deadline: number): Promise<number> {
  const { pieces } = await pageText(page, deadline);
  return pieces.reduce((sum, { text }) => sum + text.length, 0);
}

async function scansOf(page: OpenPage, number: number, deadline: number): Promise<Scans> {
  const characters = await charactersOf(page, deadline);
  if (characters > FEW_CHARACTERS) return none;
  const placed = await placedPictures(page);
  const scans = characters === 0 ? placed : placed.filter(({ share }) => share >= COVERS);
  const pictures: DocumentPicture[] = [];
  let why: PageLeft['why'] | undefined = scans.length > MOST_OF_PAGE ? 'bound' : undefined;
  for (const { source, isMask, turn } of scans.slice(0, MOST_OF_PAGE)) {
    const decoded = await decodedOf(page, source, deadline);
    if (!isDecoded(decoded)) why ??= performance.now() > deadline ? 'bound' : 'undecoded';
    if (!isDecoded(decoded) || decoded.width < SMALLEST || decoded.height < SMALLEST) continue;
    const picture = turned(greyOf(decoded, isMask), turn);
    pictures.push({ page: number, width: picture.width, height: picture.height, png: pngOf(picture) });
  }
  return why === undefined ? { pictures } : { pictures, why };
}

/** What a page paints is handed over itself, or by the name under which it, or what all pages share, is given it. */
async function decodedOf(page: OpenPage, source: unknown, deadline: number): Promise<unknown> {
  const named = typeof source === 'object' && source !== null && 'data' in source ? source.data : source;
  if (typeof named !== 'string') return source;
  const objects = named.startsWith('g_') ? page.commonObjs : page.objs;
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const late = setTimeout(() => resolve(undefined), Math.max(0, deadline - performance.now()));
  objects.get(named, resolve);
  const held = await promise;
  clearTimeout(late);
  return typeof source === 'object' && isDecoded(held) ? { ...source, data: held.data } : held;
}
