import type { StoredItem } from '../memory/item.ts';
import { reading } from '../memory/reading.ts';
import type { MediaDecoder } from '../ports/media-decoder.ts';
import type { LendContent } from '../ports/media-vault.ts';
import type { TextRecognizer } from '../ports/text-recognizer.ts';
import type { RunnableStage, StageYield } from './enrich.ts';
import { mayHoldText } from './ocr-gate.ts';

export const OCR_STAGE = 'ocr';
/** Large enough for the small print of a photographed receipt, small enough for half a second. */
const LONGEST_SIDE = 1600;

/** Pictures that came without their text. A row that a data set already read is not read again. */
export const wantsOcr = (item: StoredItem): boolean =>
  item.modality === 'image' &&
  (item.origin.sha256 !== undefined || item.origin.copy !== undefined) &&
  !item.readings.some((r) => r.field === 'ocr');

/** Reads printed text off pictures. `decoder` opens with the first picture. */
export function ocrStage(
  decoder: () => Promise<MediaDecoder>,
  recognizer: TextRecognizer,
  lend: LendContent,
): RunnableStage {
  return {
    name: OCR_STAGE,
    version: recognizer.version,
    concurrency: recognizer.concurrency,
    wants: wantsOcr,
    async run(item, signal): Promise<StageYield> {
      const shrinker = await decoder();
      const mime = item.media?.mime ?? 'image/jpeg';
      const grey = await lend(item, (path) => shrinker.grey(path, mime, LONGEST_SIDE), signal);
      if (!mayHoldText(grey)) return { readings: [] };
      const text = await recognizer.recognize(await grey.png(), signal);
      if (text === undefined) return { readings: [] };
      const confidence = meanConfidence(text.lines ?? []);
      const provenance = {
        kind: 'derived',
        by: `ocr.${recognizer.name}`,
        version: recognizer.version,
        confidence,
      } as const;
      return { readings: [reading('ocr', text, provenance)] };
    },
  };
}

function meanConfidence(lines: readonly { readonly confidence: number }[]): number {
  if (lines.length === 0) return 0.5;
  return lines.reduce((sum, line) => sum + line.confidence, 0) / lines.length;
}
