import { textStripes, toItsEnds } from '../../../ingest/ocr-gate.ts';
import { isMadeleineError } from '../../../memory/errors.ts';
import type { Box } from '../../../memory/item-text.ts';
import type { Sight } from '../../../memory/seen.ts';
import type { CodeFinder } from '../../../ports/code-finder.ts';
import type { MediaDecoder } from '../../../ports/media-decoder.ts';
import type { Perception, SeenFace } from '../../../ports/perception.ts';
import type { Pixels } from '../../../ports/pixels.ts';
import type { TextRecognizer } from '../../../ports/text-recognizer.ts';

/** What looks at the pictures of a copy; without perception nobody says whether there are faces. */
export type Eyes = {
  readonly decoder: MediaDecoder;
  readonly recognizer: TextRecognizer | undefined;
  readonly perception: Perception | undefined;
  readonly codes: CodeFinder;
};

/** One line of text that was read, and where. */
export type ReadLine = { readonly text: string; readonly confidence: number; readonly box: Box | undefined };

export type Looked = {
  readonly faces: readonly SeenFace[];
  readonly sights: readonly Sight[];
  readonly lines: readonly ReadLine[];
  /** What looks written, read or not. */
  readonly stripes: readonly Box[];
  readonly codes: readonly Box[];
  /** What could not be judged, in words: no text recognition, a model that failed. */
  readonly unjudged: readonly Unjudged[];
};
export const unjudgedKinds = ['faces', 'text', 'codes'] as const;
export type Unjudged = (typeof unjudgedKinds)[number];

const OCR_SIDE = 1600;
const CODES_SIDE = 1400;
/** Things on which a name or a number is shown, and that are looked at for text once more by themselves. */
const carriers: ReadonlySet<string> = new Set(
  'car truck bus motorcycle train boat laptop tv cell-phone book monitor'
    .split(' ')
    .map((name) => name.replace('-', ' ')),
);
export const isCarrier = (sight: Sight): boolean => carriers.has(sight.name);

/** Looks at one picture for everything by which somebody could be found. `jpeg` holds the same picture as `pixels`. */
export async function look(eyes: Eyes, pixels: Pixels, jpeg: Uint8Array, signal?: AbortSignal): Promise<Looked> {
  const unjudged: Unjudged[] = [];
  const seen = await perceived(eyes, pixels, unjudged, signal);
  const grey = await eyes.decoder.grey(jpeg, 'image/jpeg', OCR_SIDE);
  const lines = await readLines(eyes, grey.png, unjudged, signal);
  const small = await eyes.decoder.grey(jpeg, 'image/jpeg', CODES_SIDE);
  return {
    ...seen,
    lines: lines.map((line) => (line.box === undefined ? line : { ...line, box: toItsEnds(grey, line.box) })),
    stripes: textStripes(grey).map((box) => toItsEnds(grey, box)),
    codes: eyes.codes.find(small).map(({ box }) => box),
    unjudged,
  };
}

async function perceived(
  { perception }: Eyes,
  pixels: Pixels,
  unjudged: Unjudged[],
  signal: AbortSignal | undefined,
): Promise<Pick<Looked, 'faces' | 'sights'>> {
  if (perception === undefined) {
    unjudged.push('faces');
    return { faces: [], sights: [] };
  }
  try {
    // Faces are found, not told apart: whose they are is not asked.
    return await perception.perceive(pixels, { identity: false, objects: true, expressions: true }, signal);
  } catch (error) {
    if (!isMadeleineError(error) || error.code === 'cancelled') throw error;
    unjudged.push('faces');
    return { faces: [], sights: [] };
  }
}

async function readLines(
  { recognizer }: Eyes,
  png: () => Promise<Uint8Array>,
  unjudged: Unjudged[],
  signal: AbortSignal | undefined,
): Promise<ReadLine[]> {
  if (recognizer === undefined) {
    unjudged.push('text');
    return [];
  }
  try {
    const read = await recognizer.recognize(await png(), signal);
    return (read?.lines ?? []).map(({ text, confidence, box }) => ({ text, confidence, box }));
  } catch (error) {
    if (!isMadeleineError(error) || error.code === 'cancelled') throw error;
    unjudged.push('text');
    return [];
  }
}
