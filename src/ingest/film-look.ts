import { isMadeleineError } from '../memory/errors.ts';
import type { MemoryItem } from '../memory/item.ts';
import type { LendContent } from '../ports/media-vault.ts';
import type { Perception, PerceptionWants } from '../ports/perception.ts';
import type { FilmFrame, VideoFrames } from '../ports/video-frames.ts';
import type { LookedAt } from './film-tracks.ts';

/** What stages that look at films need. */
export type FilmPorts = {
  readonly frames: () => Promise<VideoFrames>;
  readonly perception: Perception;
  readonly lend: LendContent;
};

/** A face of a twelfth of the picture's width keeps 80 pixels. */
const LONGEST_SIDE = 960;
const FRAMES_AT_ONCE = 8;
/** The first look: a frame a second, two in a short film; fewer in a long one, for each costs about a second. */
const [USUAL_STEP, SHORT_STEP, SHORT_FILM] = [1, 0.5, 12];
const MOST_EVEN = 48;
const MOST_AFTER_CUTS = 16;
/** A shot is looked at when it has settled. */
const AFTER_CUT = 0.1;

/** Seconds at which a film is looked at first: evenly, and at the beginning of shots, ascending. Pure. */
export function framePlan(durationSeconds: number, cuts: readonly number[]): number[] {
  const usual = durationSeconds <= SHORT_FILM ? SHORT_STEP : USUAL_STEP;
  const step = Math.max(usual, durationSeconds / MOST_EVEN);
  const even = Array.from({ length: Math.max(1, Math.ceil(durationSeconds / step - 0.01)) }, (_, i) => i * step);
  const skip = Math.max(1, cuts.length / MOST_AFTER_CUTS);
  const chosen = cuts.filter((_, i) => Math.floor(i / skip) !== Math.floor((i - 1) / skip));
  const shots = chosen.map((at) => at + AFTER_CUT).filter((at) => at < durationSeconds);
  const apart = shots.filter((at) => even.every((other) => Math.abs(other - at) > usual / 4));
  return [...even, ...apart].sort((a, b) => a - b);
}

/** How long a film lasts and where its shots change, as far as its item tells. */
export function filmCourse(item: MemoryItem): { readonly durationSeconds: number; readonly cuts: readonly number[] } {
  const shots = (item.moments ?? []).filter(({ kind }) => kind === 'shot');
  const told = Math.max(0, ...shots.map(({ end }) => end));
  return {
    durationSeconds: told > 0 ? told : (item.media?.durationSeconds ?? 0),
    cuts: shots.map(({ start }) => start).filter((at) => at > 0),
  };
}

/** Has one film looked at for as long as `use` runs. Errors: those of `LendContent` and of `use`. */
export async function lookAtFilm<T>(
  item: MemoryItem,
  { frames, perception, lend }: FilmPorts,
  use: (look: FilmLook) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const film = await frames();
  return lend(item, (path) => use(new FilmLook(path, film, perception, signal)), signal);
}

/** Takes frames out of one film and has them looked at, as many at once as perception can; holds no more. */
export class FilmLook {
  readonly #path: string;
  readonly #frames: VideoFrames;
  readonly #perception: Perception;
  readonly #signal: AbortSignal | undefined;
  #seen = 0;
  #failed: unknown;

  constructor(path: string, frames: VideoFrames, perception: Perception, signal: AbortSignal | undefined) {
    this.#path = path;
    this.#frames = frames;
    this.#perception = perception;
    this.#signal = signal;
  }

  /**
   * What is seen at the given seconds, without those past the end and those that perception could not take. Errors: of
   * `VideoFrames` when the film gives no picture at all, of perception when it took none.
   */
  async at(seconds: readonly number[], wants: (at: number) => PerceptionWants): Promise<LookedAt[]> {
    const found: LookedAt[] = [];
    for (let from = 0; from < seconds.length; from += FRAMES_AT_ONCE) {
      this.#signal?.throwIfAborted();
      const frames = await this.#taken(seconds.slice(from, from + FRAMES_AT_ONCE));
      found.push(...(await this.#perceived(frames, wants)));
    }
    this.#seen += found.length;
    if (this.#seen === 0 && this.#failed !== undefined) throw this.#failed;
    return found;
  }

  async #taken(seconds: readonly number[]): Promise<readonly FilmFrame[]> {
    try {
      return await this.#frames.pixels(this.#path, seconds, LONGEST_SIDE);
    } catch (error) {
      // A film may be shorter than it says; one that gave frames before is not broken.
      if (!isMadeleineError(error) || error.code !== 'corrupt') throw error;
      this.#failed ??= error;
      return [];
    }
  }

  async #perceived(frames: readonly FilmFrame[], wants: (at: number) => PerceptionWants): Promise<LookedAt[]> {
    const left = [...frames];
    const found: LookedAt[] = [];
    const lane = async (): Promise<void> => {
      for (let frame = left.shift(); frame !== undefined; frame = left.shift()) {
        try {
          const seen = await this.#perception.perceive(frame.pixels, wants(frame.at), this.#signal);
          found.push({ at: frame.at, seen });
        } catch (error) {
          this.#signal?.throwIfAborted();
          this.#failed ??= error;
        }
      }
    };
    await Promise.all(Array.from({ length: this.#perception.concurrency }, lane));
    return found.sort((a, b) => a.at - b.at);
  }
}
