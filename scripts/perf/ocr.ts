/**
 * How the text gate and the recogniser do on a folder of pictures: per picture the gate's stripes, its verdict, and what
 * the recogniser read. Usage: node scripts/perf/ocr.ts FOLDER [--gate-only]
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { openTextRecognizer } from '../../src/adapters/tesseract/text-recognizer.ts';
import { textLikelihood } from '../../src/ingest/ocr-gate.ts';

const [folder = '.', ...flags] = process.argv.slice(2);
const gateOnly = flags.includes('--gate-only');
const names = (await readdir(folder, { recursive: true }))
  .filter((name) => /\.(jpe?g|png|webp|tiff?)$/i.test(name))
  .toSorted();
const recognizer = await openTextRecognizer({ languages: ['eng', 'chi_sim'] });
const tally = { pictures: 0, passed: 0, withText: 0, missed: 0, gateMs: 0, ocrMs: 0 };

async function measure(name: string): Promise<void> {
  try {
    const grey = sharp(join(folder, name))
      .autoOrient()
      .resize(1600, 1600, { fit: 'inside', withoutEnlargement: true })
      .greyscale();
    const { data, info } = await grey.clone().raw().toBuffer({ resolveWithObject: true });
    const begun = performance.now();
    const { lines, pass } = textLikelihood({ width: info.width, height: info.height, pixels: data });
    tally.gateMs += performance.now() - begun;
    tally.pictures += 1;
    if (pass) tally.passed += 1;
    if (gateOnly) return console.log(`${pass ? 'pass' : '  - '} ${String(lines).padStart(4)}  ${name}`);
    const png = await grey.png().toBuffer();
    const started = performance.now();
    const ocr = await recognizer.recognize(png);
    tally.ocrMs += performance.now() - started;
    if (ocr !== undefined) tally.withText += 1;
    if (ocr !== undefined && !pass) tally.missed += 1;
    console.log(
      `${pass ? 'pass' : '  - '} ${String(lines).padStart(4)}  ${name}: ${JSON.stringify(ocr?.text.slice(0, 160) ?? '')}`,
    );
  } catch (error) {
    console.log(`fail       ${name}: ${String(error).slice(0, 100)}`);
  }
}

const queue = names.values();
await Promise.all(
  Array.from({ length: recognizer.concurrency }, async () => {
    for (const name of queue) await measure(name);
  }),
);
await recognizer.close();
console.log(JSON.stringify(tally));
