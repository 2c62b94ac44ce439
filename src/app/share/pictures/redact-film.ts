import type { ShareReason } from '../../../contract/share-verbs.ts';
import type { Box } from '../../../memory/item-text.ts';
import type { FilmWriter } from '../../../ports/film-writer.ts';
import type { Pixels } from '../../../ports/pixels.ts';
import type { TextRecognizer } from '../../../ports/text-recognizer.ts';
import type { FilmFrame, VideoFrames } from '../../../ports/video-frames.ts';
import { covered, faceCover } from './cover.ts';
import { type Looked, look } from './look.ts';
import type { PictureTools } from './redact-picture.ts';

/** Pictures a second of a shared film, and the most that one may have: each is looked at. */
export const FILM_RATE = 4;
export const MOST_FILM_SECONDS = 60;
const FILM_SIDE = 640;
const FRAMES_AT_ONCE = 8;
/** A face is covered so many pictures before and after those that it was found in: it turns away, and is still there. */
const AROUND = 3;
/** Text and codes are looked for in every so many pictures. */
const READ_EVERY = FILM_RATE;

export type FilmTools = PictureTools & { readonly frames: VideoFrames; readonly writer: FilmWriter | undefined };
export type RedactedFilm =
  | { readonly state: 'left-out'; readonly reason: ShareReason }
  | { readonly state: 'written'; readonly faces: number; readonly looked: Looked; readonly frames: number };

type Seen = { readonly pixels: Pixels; readonly faces: readonly Box[] };

/**
 * Writes a film anew from pictures in which faces are filled, silent, four pictures a second: voices tell people apart, too. A
 * film that is too long to look at whole, or in which anything is written, is left out: what moves cannot be covered surely.
 */
export async function redactFilm(
  tools: FilmTools,
  film: { readonly path: string; readonly to: string; readonly more: readonly Box[] },
  signal?: AbortSignal,
): Promise<RedactedFilm> {
  const { frames, writer, perception } = tools;
  if (!frames.available || writer === undefined || perception === undefined)
    return { state: 'left-out', reason: 'film-not-judged' };
  const { durationSeconds } = await frames.facts(film.path);
  if (durationSeconds === undefined) return { state: 'left-out', reason: 'film-not-judged' };
  if (durationSeconds > MOST_FILM_SECONDS) return { state: 'left-out', reason: 'film-too-long' };
  const watch = new Watch(tools, signal);
  const pictures = watch.covered(film.path, durationSeconds, film.more);
  await writer.write(film.to, FILM_RATE, pictures, signal);
  if (watch.problem !== undefined || watch.first === undefined)
    return { state: 'left-out', reason: watch.problem ?? 'film-not-judged' };
  return { state: 'written', faces: watch.faces, looked: watch.first, frames: watch.frames };
}

/** Looks at each picture of a film, and holds only those that a face beside them in time may still change. */
class Watch {
  readonly #tools: FilmTools;
  readonly #signal: AbortSignal | undefined;
  problem: ShareReason | undefined;
  first: Looked | undefined;
  faces = 0;
  frames = 0;

  constructor(tools: FilmTools, signal: AbortSignal | undefined) {
    this.#tools = tools;
    this.#signal = signal;
  }

  async *covered(path: string, seconds: number, more: readonly Box[]): AsyncGenerator<Pixels> {
    const held: Seen[] = [];
    let at = 0;
    for await (const frame of this.#pictures(path, seconds)) {
      held.push(await this.#seen(frame));
      if (this.problem !== undefined) return;
      if (held.length > AROUND) yield coveredAt(held, at++, more);
      if (at > AROUND) {
        held.shift();
        at -= 1;
      }
    }
    while (at < held.length) yield coveredAt(held, at++, more);
  }

  async *#pictures(path: string, seconds: number): AsyncGenerator<FilmFrame> {
    const all = Array.from({ length: Math.max(1, Math.floor(seconds * FILM_RATE)) }, (_, i) => i / FILM_RATE);
    for (let from = 0; from < all.length; from += FRAMES_AT_ONCE)
      yield* await this.#tools.frames.pixels(path, all.slice(from, from + FRAMES_AT_ONCE), FILM_SIDE);
  }

  async #seen({ pixels }: FilmFrame): Promise<Seen> {
    this.#signal?.throwIfAborted();
    const isRead = this.frames % READ_EVERY === 0;
    this.frames += 1;
    const eyes = isRead ? this.#tools : { ...this.#tools, recognizer: silent };
    const looked = await look(eyes, pixels, await this.#tools.jpegOf(pixels, FILM_SIDE), this.#signal);
    if (looked.unjudged.length > 0) this.problem = 'film-not-judged';
    else if (looked.lines.length > 0 || looked.codes.length > 0) this.problem = 'film-with-text';
    this.first ??= looked;
    this.faces = Math.max(this.faces, looked.faces.length);
    return { pixels, faces: looked.faces.map(({ box }) => faceCover(box)) };
  }
}

/** Reads nothing, for the pictures between those that are read. */
const silent: TextRecognizer = {
  name: 'none',
  version: 1,
  concurrency: 1,
  recognize: async () => undefined,
  close: async () => undefined,
};

function coveredAt(held: readonly Seen[], at: number, more: readonly Box[]): Pixels {
  const here = held[at];
  if (here === undefined) throw new RangeError('a picture that is not held');
  const near = held.slice(Math.max(0, at - AROUND), at + AROUND + 1);
  return covered(here.pixels, [...near.flatMap(({ faces }) => faces), ...more]);
}
