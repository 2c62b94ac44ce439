import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type WrittenPicture, writtenPdf } from '../../../test/fixtures/written-pdf.ts';
import { pagePictures } from './page-pictures.ts';

const file = { name: 'scan.pdf', mime: 'application/pdf' };
const [width, height] = [120, 200];

/** White paper with a dark corner, upper left. */
const paper = async () => {
  const pixels = Buffer.alloc(width * height, 255);
  for (let y = 0; y < 40; y++) pixels.fill(0, y * width, y * width + 40);
  return sharp(pixels, { raw: { width, height, channels: 1 } }).toColourspace('b-w');
};

const asJpeg = async (): Promise<WrittenPicture> => {
  const bytes = await (await paper()).jpeg({ quality: 95 }).toBuffer();
  return { width, height, bytes, entries: '/ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /DCTDecode' };
};

/** As office scanners send pages: the strip of a TIFF file. */
const asFax = async (): Promise<WrittenPicture> => {
  const tiff = await (await paper())
    .tiff({ compression: 'ccittfax4', bitdepth: 1, tile: false, predictor: 'none' })
    .toBuffer();
  const { offset, length } = stripOf(tiff);
  const decode = `/DecodeParms << /K -1 /BlackIs1 true /Columns ${width} /Rows ${height} >>`;
  const entries = `/ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /CCITTFaxDecode ${decode}`;
  return { width, height, bytes: tiff.subarray(offset, offset + length), entries };
};

/** Where the only strip of a TIFF file stands (tags 273 and 279). */
function stripOf(tiff: Buffer): { offset: number; length: number } {
  const at = tiff.readUInt32LE(4);
  const found = { offset: 0, length: 0 };
  for (let entry = 0; entry < tiff.readUInt16LE(at); entry++) {
    const place = at + 2 + entry * 12;
    if (tiff.readUInt16LE(place) === 273) found.offset = tiff.readUInt32LE(place + 8);
    if (tiff.readUInt16LE(place) === 279) found.length = tiff.readUInt32LE(place + 8);
  }
  return found;
}

/** Grey in the middle of each quarter of a picture: upper left, upper right, lower left, lower right. */
async function quarters(png: Uint8Array): Promise<number[]> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): number =>
    Math.round((data[Math.floor(y * info.height) * info.width + Math.floor(x * info.width)] ?? 0) / 255);
  return [at(0.08, 0.08), at(0.92, 0.08), at(0.08, 0.92), at(0.92, 0.92)];
}

describe('pictures of pages', () => {
  it('come as the page shows them, however they are packed', async () => {
    for (const picture of [await asJpeg(), await asFax()]) {
      const { pictures, left } = await pagePictures(writtenPdf([{ picture }]), file);
      expect(left).toEqual([]);
      const [shown, ...more] = pictures;
      expect(more).toEqual([]);
      expect(shown).toMatchObject({ page: 1, width, height });
      expect(await quarters(shown?.png ?? new Uint8Array())).toEqual([0, 1, 1, 1]);
    }
  });

  it('are turned with their page', async () => {
    const picture = await asJpeg();
    const corners = [];
    for (const rotate of [90, 180, 270]) {
      const [shown] = (await pagePictures(writtenPdf([{ picture, rotate }]), file)).pictures;
      corners.push(await quarters(shown?.png ?? new Uint8Array()));
    }
    expect(corners).toEqual([
      [1, 0, 1, 1],
      [1, 1, 1, 0],
      [1, 1, 0, 1],
    ]);
  });

  it('are those of pages without text, but for the mark of a program that scanned', async () => {
    const picture = await asJpeg();
    const mark = [{ text: 'Scanned by a phone', x: 20, y: 820 }];
    const letter = [{ text: 'A letter with its own words, which nobody needs to recognise again.', x: 20, y: 40 }];
    const pages = [{ picture, texts: mark }, { picture, texts: letter }, { texts: letter }];
    const { pictures, left } = await pagePictures(writtenPdf(pages), file);
    expect(pictures.map(({ page }) => page)).toEqual([1]);
    expect(left).toEqual([]);
  });

  it('are of forty pages at most, and the pages beyond are named', async () => {
    const letter = [{ text: 'A letter with its own words, which nobody needs to recognise again.', x: 20, y: 40 }];
    const pages = Array.from({ length: 45 }, (_, at) => (at === 42 ? { texts: letter } : { picture: 'grey' as const }));
    const { pictures, left } = await pagePictures(writtenPdf(pages), file);
    expect(pictures.length).toBe(40);
    expect(left).toEqual([41, 42, 44, 45].map((page) => ({ page, why: 'bound' })));
  });

  it('that cannot be decoded are named', async () => {
    const picture = { ...(await asJpeg()), bytes: Buffer.from('no picture') };
    const { pictures, left } = await pagePictures(writtenPdf([{ picture }, { picture: await asJpeg() }]), file);
    expect(pictures.map(({ page }) => page)).toEqual([2]);
    expect(left).toEqual([{ page: 1, why: 'undecoded' }]);
  });
});
