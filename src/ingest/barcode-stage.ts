import { MadeleineError } from '../memory/errors.ts';
import type { MemoryItem, StoredItem } from '../memory/item.ts';
import { derived } from '../memory/provenance.ts';
import { type Reading, reading } from '../memory/reading.ts';
import { type Thing, thingBounds } from '../memory/structured-data.ts';
import type { CodeReader, ReadCode } from '../ports/code-reader.ts';
import type { MediaDecoder } from '../ports/media-decoder.ts';
import type { LendContent } from '../ports/media-vault.ts';
import type { RunnableStage, StageYield } from './enrich.ts';

export const BARCODE_STAGE = 'codes';
/** Codes that a telephone would read are some hundred pixels wide in this. */
const LONGEST_SIDE = 1600;

/** Pictures whose content is here. */
export const wantsCodes = (item: StoredItem): boolean =>
  item.modality === 'image' && (item.origin.sha256 !== undefined || item.origin.copy !== undefined);

/** What a code says: its text, and what that stands for. */
export type DecodeCode = (
  content: string | Uint8Array,
  found: { readonly place: string; readonly date: string | undefined },
) => {
  readonly text: string;
  readonly things: readonly Thing[];
  readonly unread: readonly { readonly code: MadeleineError['code']; readonly message: string }[];
};

type StagePorts = {
  readonly decoder: () => Promise<MediaDecoder>;
  readonly reader: CodeReader;
  readonly decode: DecodeCode;
  readonly lend: LendContent;
};

/**
 * Reads bar and matrix codes off pictures: their text becomes the text of the picture, and boarding passes, tickets,
 * payments and contacts its structured data. `decoder` opens with the first picture.
 */
export function barcodeStage({ decoder, reader, decode, lend }: StagePorts): RunnableStage {
  return {
    name: BARCODE_STAGE,
    version: reader.version,
    concurrency: reader.concurrency,
    wants: wantsCodes,
    async run(item, signal): Promise<StageYield> {
      const shrinker = await decoder();
      const mime = item.media?.mime ?? 'image/jpeg';
      const { width, height, pixels } = await lend(item, (path) => shrinker.grey(path, mime, LONGEST_SIDE), signal);
      const codes = await reader.read({ width, height, pixels }, signal);
      return { readings: codeReadings(item, codes, decode, reader.version) };
    },
  };
}

/** Throws what was wrong with the codes where none of them says anything. */
function codeReadings(item: MemoryItem, codes: readonly ReadCode[], decode: DecodeCode, version: number): Reading[] {
  const date = item.time?.start;
  const read = codes.map(({ text, bytes }, at) =>
    decode(isText(bytes) ? text : bytes, { place: `code${at + 1}`, date }),
  );
  const texts = [...new Set(read.map(({ text }) => text.trim()))].filter((text) => text !== '');
  const things = read.flatMap((one) => one.things).slice(0, thingBounds.things);
  const failed = read.flatMap(({ unread }) => unread)[0];
  if (texts.length === 0 && things.length === 0 && failed !== undefined)
    throw new MadeleineError(failed.code, failed.message, { action: 'Nothing else of the picture is lost.' });
  const by = derived('codes.zxing', version, 0.99);
  return [
    ...(texts.length === 0 ? [] : [reading('body', { text: texts.join('\n') }, by)]),
    ...(things.length === 0 ? [] : [reading('structuredData', things, by)]),
  ];
}

/** Packed tickets are bytes that no text has. */
const isText = (bytes: Uint8Array): boolean => !bytes.some((byte) => byte < 9 || (byte > 13 && byte < 32));
