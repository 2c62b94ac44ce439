import type { Face } from '../memory/face.ts';
import type { MemoryItem } from '../memory/item.ts';
import { reading } from '../memory/reading.ts';
import type { Moment, Sight } from '../memory/seen.ts';
import type { SeenFace } from '../ports/perception.ts';
import type { RunnableStage, StageYield } from './enrich.ts';
import { anonymousMoment, watchFaces } from './film-faces-stage.ts';
import { type FilmLook, type FilmPorts, filmCourse, framePlan, lookAtFilm } from './film-look.ts';
import { merged } from './film-sound.ts';
import { isFilm } from './film-stage.ts';
import type { LookedAt } from './film-tracks.ts';
import { sightsOf, tagsOf } from './sights-stage.ts';

export const FILM_SIGHTS_STAGE = 'film-sights';
/** Of what this stage makes of what perception sees. */
const VERSION = 1;
const BY = 'film-sights.local';
/** Things do not come and go as faces do: every third frame is enough. */
const EVERY = 3;
/** A thing that is taken for one surely, or seen again, is told with when it is there. */
const SURE = 0.5;
const MOST_MOMENTS = 200;

/**
 * Things in films and when they are there. It tells nobody apart, so it needs no leave; `faces` says whether it is also
 * to tell when there is a face, which the stage for faces does better where there is leave: those that it found
 * (`facesOf`) are not looked for again.
 */
export function filmSightsStage(
  ports: FilmPorts,
  { faces, facesOf }: { readonly faces: boolean; readonly facesOf: (item: MemoryItem) => Promise<readonly Face[]> },
): RunnableStage {
  const version = VERSION * 100 + ports.perception.version;
  return {
    name: FILM_SIGHTS_STAGE,
    version,
    concurrency: 1,
    wants: isFilm,
    isReady: async () => (await ports.frames()).available,
    async run(item, signal): Promise<StageYield> {
      const { durationSeconds, cuts } = filmCourse(item);
      const seconds = framePlan(durationSeconds, cuts).filter(
        (at, i) => i % EVERY === 0 || cuts.some((cut) => at > cut && at - cut < 0.11),
      );
      const wants = { identity: false, objects: true, expressions: faces, gestures: false };
      const look = async (film: FilmLook) => ({
        frames: await film.at(seconds, () => wants),
        tracks: faces ? await watchFaces(item, film, false) : [],
      });
      const { frames, tracks } = await lookAtFilm(item, ports, look, signal);
      const known = (await facesOf(item)).map((face) => ({
        at: face.span?.at ?? 0,
        seen: { faces: [seenAgain(face)], sights: [] },
      }));
      const provenance = { kind: 'inferred', by: BY, version } as const;
      const sights = filmSights([...frames, ...known]);
      return {
        readings: [
          reading('sights', sights, provenance),
          reading('tags', tagsOf(sights), provenance),
          reading('moments', thingMoments(frames), provenance),
          ...(faces
            ? [reading('moments', tracks.map(anonymousMoment), { ...provenance, by: 'film-sights.faces' })]
            : []),
        ],
      };
    },
  };
}

const seenAgain = ({ box, quality, expressions }: Face): SeenFace => ({ box, confidence: 1, quality, expressions });

/** Each thing once: when it was seen best, and the most of it that were there at once. */
export function filmSights(frames: readonly LookedAt[]): Sight[] {
  const found = new Map<string, Sight>();
  for (const { at, seen } of frames) {
    for (const sight of sightsOf(seen.faces, seen.sights)) {
      const key = `${sight.kind}\n${sight.name}`;
      const known = found.get(key);
      const best = known === undefined || sight.confidence > known.confidence ? { ...sight, at } : known;
      const count = Math.max(known?.count ?? 0, sight.count ?? 0);
      found.set(key, count === 0 ? best : { ...best, count });
    }
  }
  return [...found.values()].sort((a, b) => b.confidence - a.confidence);
}

/** When things are there: from the first to the last of frames in a row that have them. */
export function thingMoments(frames: readonly LookedAt[]): Moment[] {
  const names = new Set(frames.flatMap(({ seen }) => seen.sights.flatMap((s) => (s.kind === 'object' ? s.name : []))));
  const step = (frames[1]?.at ?? 1) - (frames[0]?.at ?? 0);
  return [...names]
    .flatMap((what): Moment[] => {
      const surest = (frame: LookedAt): number =>
        Math.max(
          0,
          ...frame.seen.sights.filter((s) => s.kind === 'object' && s.name === what).map((s) => s.confidence),
        );
      const having = frames.filter((frame) => surest(frame) > 0);
      const confidence = Math.max(...having.map(surest));
      if (confidence < SURE && having.length < 2) return [];
      return merged(
        having.map(({ at }) => ({ start: at, end: at })),
        step * 1.5,
      ).map(({ start, end }) => ({
        kind: 'object',
        start: rounded(start),
        end: rounded(end),
        what,
        confidence: rounded(confidence),
      }));
    })
    .sort((a, b) => (b.confidence ?? 0) - (a.confidence ?? 0))
    .slice(0, MOST_MOMENTS);
}

const rounded = (number: number): number => Math.round(number * 100) / 100;
