import { documentFormat } from '../memory/document-format.ts';
import { isDocument, type MemoryItem, type StoredItem } from '../memory/item.ts';
import { type Reading, reading } from '../memory/reading.ts';
import type { Thing } from '../memory/structured-data.ts';
import type { DocumentReader } from '../ports/document-reader.ts';
import type { MediaDecoder } from '../ports/media-decoder.ts';
import type { LendContent } from '../ports/media-vault.ts';
import type { RecognizedText, RecognizedWord, TextRecognizer } from '../ports/text-recognizer.ts';
import { documentFile } from './document-stage.ts';
import type { RunnableStage, StageYield } from './enrich.ts';
import { mayHoldText } from './ocr-gate.ts';
import { pagesLeft } from './pages-left.ts';

export const OCR_STAGE = 'ocr';
/** Large enough for the small print of a photographed receipt, small enough for half a second. */
const LONGEST_SIDE = 1600;
/** A page of small type. */
const LONGEST_PAGE = 2200;

/**
 * Pictures that came without their text, and PDF files, whose pages may be pictures. A row that a data set already read is not
 * read again.
 */
export const wantsOcr = (item: StoredItem): boolean =>
  (item.modality === 'image' || (item.modality === 'text' && isPdf(item))) &&
  (item.origin.sha256 !== undefined || item.origin.copy !== undefined) &&
  !item.readings.some((r) => r.field === 'ocr');

const isPdf = (item: StoredItem): boolean => documentFormat(documentFile(item))?.name === 'pdf';

/** The bill that words show by how they stand on their pages; nothing where they show none. */
export type ReadBill = (
  pages: readonly { readonly width: number; readonly words: readonly RecognizedWord[] }[],
  readFrom: string,
) => Thing | undefined;

export type OcrPorts = {
  /** Opens with the first picture. */
  readonly decoder: () => Promise<MediaDecoder>;
  readonly recognizer: TextRecognizer;
  readonly documents: DocumentReader;
  readonly readBill: ReadBill;
  readonly lend: LendContent;
};

/** Reads printed text off pictures, and off the pages of PDF files that are pictures; and what it says if it is a bill. */
export function ocrStage(ports: OcrPorts): RunnableStage {
  const { decoder, recognizer, readBill, lend } = ports;
  return {
    name: OCR_STAGE,
    version: recognizer.version + PAGES_SINCE,
    concurrency: recognizer.concurrency,
    wants: wantsOcr,
    async run(item, signal): Promise<StageYield> {
      if (isDocument(item)) return pagesRead(item, ports, signal);
      const shrinker = await decoder();
      const mime = item.media?.mime ?? 'image/jpeg';
      const grey = await lend(item, (path) => shrinker.grey(path, mime, LONGEST_SIDE), signal);
      if (!mayHoldText(grey)) return { readings: [] };
      const text = await recognizer.recognize(await grey.png(), signal);
      if (text === undefined) return { readings: [] };
      const bill = readBill([{ width: grey.width, words: text.words }], 'picture');
      return { readings: readingsOf(text, bill, recognizer) };
    },
  };
}

/** Added to the version of whoever reads, so that documents of older memories are read, too. */
const PAGES_SINCE = 100;

function readingsOf(
  { words: _, ...text }: RecognizedText,
  bill: Thing | undefined,
  by: TextRecognizer,
  lines: readonly { readonly confidence: number }[] = text.lines ?? [],
): Reading[] {
  const provenance = {
    kind: 'derived',
    by: `${OCR_STAGE}.${by.name}`,
    version: by.version,
    confidence: meanConfidence(lines),
  } as const;
  return [
    reading('ocr', text, provenance),
    ...(bill === undefined ? [] : [reading('structuredData', [bill], provenance)]),
  ];
}

/** The text of the pages that are pictures; lines have no boxes, since those are places of one picture. */
async function pagesRead(
  item: MemoryItem,
  { decoder, recognizer, documents, readBill, lend }: OcrPorts,
  signal: AbortSignal,
): Promise<StageYield> {
  const { pictures, left } = await lend(item, (path) => documents.pictures(path, documentFile(item), signal), signal);
  const records = [pagesLeft(item, left)];
  const shrinker = pictures.length === 0 ? undefined : await decoder();
  const pages = new Map<number, string[]>();
  const seen: { readonly width: number; readonly words: readonly RecognizedWord[] }[] = [];
  const lines: { readonly confidence: number }[] = [];
  for (const { page, png } of pictures) {
    if (shrinker === undefined) break;
    signal.throwIfAborted();
    const grey = await shrinker.grey(png, 'image/png', LONGEST_PAGE);
    const text = mayHoldText(grey) ? await recognizer.recognize(await grey.png(), signal) : undefined;
    if (text === undefined) continue;
    pages.set(page, [...(pages.get(page) ?? []), text.text]);
    seen.push({ width: grey.width, words: text.words });
    lines.push(...(text.lines ?? []));
  }
  if (pages.size === 0) return { readings: [], records };
  const text = [...pages.values()].map((parts) => parts.join('\n')).join('\f');
  const isKnown = item.structuredData?.some((thing) => thing['@type'] === 'Invoice') === true;
  const bill = isKnown ? undefined : readBill(seen, `page ${[...pages.keys()][0]}`);
  return { readings: readingsOf({ text, words: [] }, bill, recognizer, lines), records };
}

function meanConfidence(lines: readonly { readonly confidence: number }[]): number {
  if (lines.length === 0) return 0.5;
  return lines.reduce((sum, line) => sum + line.confidence, 0) / lines.length;
}
