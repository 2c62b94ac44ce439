/**
 * How sure the cues for glasses are: faces of photographs without glasses, and the same with glasses and sunglasses drawn onto
 * them, in many shapes and at several sizes. Weights by logistic regression; what is printed is of faces that were left out.
 *   npx node training/fit/glasses.ts [--write] FOLDER…
 * Drawn glasses are cleaner than real ones, so that real ones are more often left untold.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import sharp, { type Sharp } from 'sharp';
import { FaceModel } from '../../src/adapters/face-api/face-model.ts';
import { type GlassesCues, glassesCues } from '../../src/adapters/face-api/glasses.ts';
import { SharpDecoder } from '../../src/adapters/sharp/decoder.ts';
import { MOST_PIXELS } from '../../src/ingest/seen-pictures.ts';
import type { Pixels } from '../../src/ports/pixels.ts';
import { writeModel } from '../harness/write-model.ts';
import { descend } from './descend.ts';

const { values: flags, positionals } = parseArgs({ allowPositionals: true, options: { write: { type: 'boolean' } } });
const generator = xoroshiro128plus(7);
const random = (from = 0, to = 1): number => from + ((to - from) * uniformInt(generator, 0, 0x3fffffff)) / 0x40000000;
const oneOf = <T>(of: readonly [T, ...T[]]): T => of[Math.floor(random(0, of.length))] ?? of[0];

type Kind = 'none' | 'frames' | 'sunglasses';
type Row = { readonly face: number; readonly kind: Kind; readonly cues: GlassesCues };

const raw = ({ width, height, rgb }: Pixels): Sharp => sharp(Buffer.from(rgb), { raw: { width, height, channels: 3 } });
const pixels = async (picture: Sharp): Promise<Pixels> => {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: new Uint8Array(data) };
};

/** Lenses of any shape around the eyes of a chip (40 pixels apart, 38 down), a bar between and arms beside. */
function glassesOver(dark: boolean): string {
  const [apart, y] = [40, 38 + random(-1, 3)];
  const middle = 48 + random(-1, 1);
  const w = apart * random(0.72, 0.94);
  const h = w * random(0.5, 0.92);
  const thick = random(0.9, 3.9);
  const ink = oneOf(['#111', '#222', '#3a2618', '#5b3a22', '#777', '#999', '#b08d57', '#7a1f1f', '#1c2b5a', '#cfcfcf']);
  const shade = Math.round(random(10, 45));
  const fill = dark
    ? `fill="rgb(${shade},${shade},${shade})" fill-opacity="${random(0.75, 1)}"`
    : `fill="white" fill-opacity="${oneOf([0, 0, 0.08])}"`;
  const round = random() < 0.3 ? w / 2 : w * random(0.1, 0.4);
  const stroke = `stroke="${ink}" stroke-opacity="${random(0.65, 1)}" stroke-width="${thick}"`;
  const lens = (x: number) =>
    `<rect x="${x - w / 2}" y="${y + h * 0.08 - h / 2}" width="${w}" height="${h}" rx="${round}" ${fill} ${stroke}/>`;
  const [left, right, bar] = [middle - apart / 2, middle + apart / 2, y - h * 0.12];
  const arms = `M ${left - w / 2} ${bar} L 0 ${bar + random(-3, 3)} M ${right + w / 2} ${bar} L 96 ${bar + random(-3, 3)}`;
  return `<svg width="96" height="96" xmlns="http://www.w3.org/2000/svg"><g transform="rotate(${random(-2, 2)} 48 38)">${lens(left)}${lens(right)}<path d="M ${left + w / 2} ${bar} L ${right - w / 2} ${bar} ${arms}" ${stroke} fill="none"/></g></svg>`;
}

/** The chip with glasses or without, as smaller and darker pictures would show it. */
async function seen(chip: Pixels, kind: Kind): Promise<Pixels> {
  const over =
    kind === 'none'
      ? undefined
      : await sharp(Buffer.from(glassesOver(kind === 'sunglasses')))
          .blur(random(0.4, 1.1))
          .png()
          .toBuffer();
  const worn = over === undefined ? chip : await pixels(raw(chip).composite([{ input: over }]));
  const side = random() < 0.5 ? 96 : Math.round(96 * random(0.45, 1));
  const small = await pixels(raw(worn).resize(side, side));
  return pixels(raw(small).resize(96, 96).linear(random(0.6, 1.2), random(-10, 10)));
}

async function rowsOf(folders: readonly string[]): Promise<Row[]> {
  const [model, decoder] = [await FaceModel.open(), new SharpDecoder()];
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  const rows: Row[] = [];
  let face = 0;
  for (const file of files.filter((name) => /(^|\/)(?!screenshot)[^/]+\.jpe?g$/i.test(name)))
    for (const chip of await model.eyes(await decoder.pixels(file, 'image/jpeg', MOST_PIXELS))) {
      face += 1;
      for (const kind of [
        'none',
        'none',
        'none',
        'none',
        'none',
        'none',
        'frames',
        'frames',
        'frames',
        'frames',
        'sunglasses',
        'sunglasses',
      ] as const)
        rows.push({ face, kind, cues: glassesCues(await seen(chip, kind)) });
    }
  return rows;
}

const chance = ([constant = 0, ...weights]: readonly number[], cues: GlassesCues): number =>
  1 / (1 + Math.exp(-cues.reduce((sum, cue, i) => sum + cue * (weights[i] ?? 0), constant)));

const RIDGE = 0.01;

function fitted(rows: readonly Row[]): number[] {
  const size = 1 + (rows[0]?.cues.length ?? 0);
  const weights = descend(
    size,
    600,
    () => false,
    (at, gradient) => {
      for (const { kind, cues } of rows) {
        const error = (chance([...at], cues) - (kind === 'none' ? 0 : 1)) / rows.length;
        gradient[0] = (gradient[0] ?? 0) + error;
        for (const [k, cue] of cues.entries()) gradient[k + 1] = (gradient[k + 1] ?? 0) + error * cue;
      }
      for (let k = 1; k < size; k++) gradient[k] = (gradient[k] ?? 0) + (RIDGE * (at[k] ?? 0)) / size;
    },
  );
  return [...weights].map((weight) => Math.round(weight * 1000) / 1000);
}

const FOLDS = 6;
/** As surely as docs say that glasses are told. */
const SURE = 0.85;

const rows = await rowsOf(positionals);
const told = Array.from({ length: FOLDS }, (_, fold) => {
  const weights = fitted(rows.filter(({ face }) => face % FOLDS !== fold));
  return rows
    .filter(({ face }) => face % FOLDS === fold)
    .map(({ kind, cues }) => ({ kind, chance: chance(weights, cues) }));
}).flat();
console.log(`${new Set(rows.map(({ face }) => face)).size} faces; of each, left out of the fit:`);
for (const kind of ['none', 'frames', 'sunglasses'] as const) {
  const of = told.filter((one) => one.kind === kind);
  const share = (is: (chance: number) => boolean): string =>
    `${Math.round((100 * of.filter((one) => is(one.chance)).length) / of.length)}%`;
  console.log(
    `${kind}: told as worn ${share((c) => c >= SURE)}, as not worn ${share((c) => c <= 1 - SURE)}, left untold ${share((c) => c > 1 - SURE && c < SURE)} (${of.length})`,
  );
}
const weights = fitted(rows);
console.log(weights.join(', '));
if (flags.write === true)
  writeModel('glasses', weights, { data: 'faces of photographs labelled by eye', paths: positionals });
