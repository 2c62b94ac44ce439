import type { AuditFinding } from '../../../contract/share-verbs.ts';
import type { Box } from '../../../memory/item-text.ts';
import type { Pixels } from '../../../ports/pixels.ts';
import { type Looked, look } from '../pictures/look.ts';
import { FILM_RATE, type FilmTools } from '../pictures/redact-film.ts';
import { coversOf, SHARED_SIDE } from '../pictures/redact-picture.ts';

export type PictureAudit = {
  readonly findings: readonly Omit<AuditFinding, 'file'>[];
  /** Where it was found: what is to be filled when the picture is redacted again. */
  readonly boxes: readonly Box[];
  readonly notJudged: ReadonlySet<string>;
  readonly looks: number;
};

/** Lines that are surer than this are writing; below it, a recogniser reads leaves and bricks. */
const LEAST_CONFIDENCE = 0.6;
const LEAST_LETTERS = 3;
const LEAST_FACE = 0.5;
const MOST_PIXELS = SHARED_SIDE * SHARED_SIDE;
const FRAMES_AT_ONCE = 8;

/** Looks at a finished picture as a stranger would: for faces, writing and codes that are still there. */
export async function auditPicture(tools: FilmTools, path: string, signal?: AbortSignal): Promise<PictureAudit> {
  const pixels = await tools.decoder.pixels(path, 'image/jpeg', MOST_PIXELS);
  return auditOf(await look(tools, pixels, await tools.jpegOf(pixels, SHARED_SIDE), signal));
}

/** As `auditPicture`, between the pictures of the film that were looked at when it was made, and at them. */
export async function auditFilm(tools: FilmTools, path: string, signal?: AbortSignal): Promise<PictureAudit> {
  const { durationSeconds = 0 } = await tools.frames.facts(path);
  const times = Array.from({ length: Math.max(1, Math.floor(durationSeconds * FILM_RATE)) }, (_, i) => i / FILM_RATE);
  const audits: PictureAudit[] = [];
  for (let from = 0; from < times.length; from += FRAMES_AT_ONCE)
    for (const { pixels } of await tools.frames.pixels(path, times.slice(from, from + FRAMES_AT_ONCE), SHARED_SIDE))
      audits.push(auditOf(await look(tools, pixels as Pixels, await tools.jpegOf(pixels, SHARED_SIDE), signal)));
  return {
    findings: audits.flatMap(({ findings }) => findings),
    boxes: audits.flatMap(({ boxes }) => boxes),
    notJudged: new Set(audits.flatMap(({ notJudged }) => [...notJudged])),
    looks: audits.length,
  };
}

export function auditOf(looked: Looked): PictureAudit {
  const faces = looked.faces.filter(({ confidence }) => confidence >= LEAST_FACE);
  const lines = looked.lines.filter(
    ({ text, confidence }) =>
      confidence >= LEAST_CONFIDENCE && (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= LEAST_LETTERS,
  );
  const notJudged = new Set<string>();
  if (looked.unjudged.includes('faces')) notJudged.add('faces');
  if (looked.unjudged.includes('text')) notJudged.add('text');
  if (looked.stripes.length > 0) notJudged.add('stripes');
  const people = looked.sights.filter(({ name, confidence }) => name === 'person' && confidence >= LEAST_FACE);
  if (people.length > 0) notJudged.add('people');
  return {
    findings: [
      ...faces.map(() => ({ kind: 'face' as const, how: 'a face was found' })),
      ...lines.map(() => ({ kind: 'text' as const, how: 'a line of text was read' })),
      ...looked.codes.map(() => ({ kind: 'barcode' as const, how: 'the form of a barcode or QR code' })),
    ],
    boxes: coversOf({ ...looked, faces, lines, stripes: [], sights: [] }),
    notJudged,
    looks: 1,
  };
}
