import { z } from 'zod';
import type { Ocr } from '../memory/item-text.ts';
import type { RecognizedText } from './text-recognizer.ts';

const boxSchema = z.object({ x0: z.number(), y0: z.number(), x1: z.number(), y1: z.number() });
const wordSchema = z.object({ text: z.string(), confidence: z.number(), bbox: boxSchema });
const lineSchema = z.object({ words: z.array(wordSchema) });
const pageSchema = z.object({
  blocks: z.array(z.object({ paragraphs: z.array(z.object({ lines: z.array(lineSchema) })) })).nullable(),
});

type OcrLine = NonNullable<Ocr['lines']>[number];
/** A line with the words that it was put together of. */
export type ReadLine = OcrLine & { readonly words: readonly ReadWord[] };
/** What the junk rules look at. `strokes` are the characters without spaces, `told` the letters and digits among them. */
type LineFacts = {
  readonly text: string;
  readonly confidence: number;
  readonly strokes: number;
  readonly told: number;
};
export type PageSize = { readonly width: number; readonly height: number };

/** Words below this are not read but guessed. */
const LEAST_WORD_CONFIDENCE = 0.3;
const LEAST_PAGE_CONFIDENCE = 0.55;
const LEAST_PAGE_CHARACTERS = 3;

/** A line is junk when any rule says so. Textures, leaves and railings come out as such lines. */
export const junkRules: readonly { readonly name: string; readonly junk: (line: LineFacts) => boolean }[] = [
  { name: 'nothing told', junk: (l) => l.told === 0 },
  { name: 'low confidence', junk: (l) => l.confidence < 0.5 },
  { name: 'mostly symbols', junk: (l) => l.told / l.strokes < 0.5 },
  { name: 'a lone mark', junk: (l) => l.told === 1 && (l.confidence < 0.9 || !/[\p{N}\p{Script=Han}]/u.test(l.text)) },
  { name: 'two unsure marks', junk: (l) => l.told === 2 && l.confidence < 0.75 },
  {
    name: 'one character again and again',
    junk: (l) => /^(\P{N})\1{2,}$/u.test(l.text.replace(/\s/g, '').toLowerCase()),
  },
  {
    name: 'scattered letters',
    junk: (l) => {
      const words = l.text.split(' ').filter((word) => !/[\p{N}\p{Script=Han}]/u.test(word));
      return words.length >= 3 && l.confidence < 0.85 && words.join('').length / words.length < 2;
    },
  },
];

const han = '[\\p{Script=Han}，。：、（）！？；]';
const spaceInHan = new RegExp(`(?<=${han}) (?=${han})`, 'gu');

/** Between words of Latin letters a comma of Chinese print is a plain one. */
const wideComma = /(?<=\p{Script=Latin}) ?， ?(?=\p{Script=Latin})/gu;
/** Marks that stand alone at a line's end are paper edges and perforations. */
const strayMarks = /(\s+[|，、。·:;_~]+)+$/u;

/** The engine sets Chinese characters apart by spaces, which no reader and no search wants. */
export const closeUp = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(strayMarks, '').replace(spaceInHan, '').replace(wideComma, ', ').trim();

/**
 * Lines of the engine's page, junk left out, from top to bottom, with boxes in fractions of the picture. Confidence is the mean of the
 * words', weighted by their length.
 */
export function pageLines(page: unknown, size: PageSize): ReadLine[] {
  const parsed = pageSchema.parse(page);
  const lines = (parsed.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines));
  return lines.map((line) => lineOf(line.words, size)).filter((line) => line !== undefined);
}

export type ReadWord = z.infer<typeof wordSchema>;

/** One line of what was read beside each other, unless it is junk. Confidence in percent, boxes in pixels. */
export function lineOf(read: readonly ReadWord[], size: PageSize): ReadLine | undefined {
  const words = read.filter((word) => word.confidence / 100 >= LEAST_WORD_CONFIDENCE && word.text.trim() !== '');
  if (words.length === 0) return undefined;
  const text = closeUp(words.map((word) => word.text).join(' '));
  const letters = words.reduce((sum, word) => sum + word.text.length, 0);
  const weighted = words.reduce((sum, word) => sum + (word.confidence / 100) * word.text.length, 0);
  const confidence = Math.min(1, Math.max(0, weighted / letters));
  const facts: LineFacts = {
    text,
    confidence,
    strokes: text.replace(/\s/g, '').length,
    told: text.match(/[\p{L}\p{N}]/gu)?.length ?? 0,
  };
  if (junkRules.some((rule) => rule.junk(facts))) return undefined;
  return {
    text,
    box: fractions(
      words.map((word) => word.bbox),
      size,
    ),
    confidence: Math.round(confidence * 1000) / 1000,
    words,
  };
}

function fractions(boxes: readonly z.infer<typeof boxSchema>[], size: PageSize): NonNullable<OcrLine['box']> {
  const clip = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000;
  const x = clip(Math.min(...boxes.map((box) => box.x0)) / size.width);
  const y = clip(Math.min(...boxes.map((box) => box.y0)) / size.height);
  const right = clip(Math.max(...boxes.map((box) => box.x1)) / size.width);
  const bottom = clip(Math.max(...boxes.map((box) => box.y1)) / size.height);
  return { x, y, w: clip(right - x), h: clip(bottom - y) };
}

const characters = (lines: readonly OcrLine[]): number =>
  lines.reduce((sum, line) => sum + (line.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);

/** How much was read how surely: what decides between two readings of one picture. */
export const readingScore = (lines: readonly OcrLine[]): number =>
  lines.reduce((sum, line) => sum + (line.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) * line.confidence ** 2, 0);

/**
 * The whole picture's text, or `undefined` when what is left is too little or too unsure to be text. What only `other` lines, of
 * another reading of the picture, have is among the words alone.
 */
export function asRecognized(lines: readonly ReadLine[], other: readonly ReadLine[] = []): RecognizedText | undefined {
  const told = characters(lines);
  const sure = lines.reduce((sum, line) => sum + line.confidence * line.text.length, 0);
  const length = lines.reduce((sum, line) => sum + line.text.length, 0);
  if (told < LEAST_PAGE_CHARACTERS || sure / length < LEAST_PAGE_CONFIDENCE) return undefined;
  const own = lines.flatMap(({ words }) => words);
  const isMissed = ({ bbox }: ReadWord): boolean => !own.some((word) => overlap(word.bbox, bbox) > 0);
  const all = [...lines.map(({ words }) => words), ...other.map(({ words }) => words.filter(isMissed))];
  return {
    text: lines.map((line) => line.text).join('\n'),
    lines: lines.map(({ words: _, ...line }) => line),
    words: all.flatMap((words, line) =>
      words.map(({ text, bbox: { x0, y0, x1, y1 } }) => {
        return { text, x: x0, y: y0, width: x1 - x0, height: y1 - y0, line };
      }),
    ),
  };
}

type BoxInPixels = z.infer<typeof boxSchema>;
const overlap = (one: BoxInPixels, other: BoxInPixels): number =>
  Math.max(0, Math.min(one.x1, other.x1) - Math.max(one.x0, other.x0)) *
  Math.max(0, Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0));
