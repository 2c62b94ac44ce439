import { type Face, type FaceId, faceIdSchema, faceIdsOf, writtenDescriptor } from '../memory/face.ts';
import type { ItemId } from '../memory/ids.ts';
import type { MemoryItem } from '../memory/item.ts';
import type { Box } from '../memory/item-text.ts';
import { reading } from '../memory/reading.ts';
import type { Moment } from '../memory/seen.ts';
import type { Change } from '../ports/store.ts';
import type { RunnableStage, StageYield } from './enrich.ts';
import { type FilmLook, type FilmPorts, filmCourse, framePlan, lookAtFilm } from './film-look.ts';
import { refined, type SpannedTrack } from './film-refine.ts';
import { isFilm } from './film-stage.ts';
import type { Sighting } from './film-tracks.ts';

export const FILM_FACES_STAGE = 'film-faces';
/** Of what this stage makes of what perception sees. */
const VERSION = 2;
const BY = 'film-faces.face-api';
/** Further frames to find out when faces come and go. */
const MOST_PROBES = 48;
const MOST_TRACKS = 60;
/** One glimpse may be a mistake; a longer stay, or a clear one, is a face. */
const CLEAR = 0.8;
/** The clearest sightings of a track, whose mean tells best who it is. */
const BEST = 3;

/** Finds whose faces come and go in films. Only for memories whose owner said yes. `facesOf` gives an item's known faces. */
export function filmFacesStage(ports: FilmPorts, facesOf: (item: MemoryItem) => Promise<Face[]>): RunnableStage {
  const version = VERSION * 100 + ports.perception.version;
  return {
    name: FILM_FACES_STAGE,
    version,
    concurrency: 1,
    wants: isFilm,
    isReady: async () => (await ports.frames()).available,
    async run(item, signal): Promise<StageYield> {
      const tracks = await lookAtFilm(item, ports, (look) => watchFaces(item, look, true), signal);
      const faces = facesOfTracks(item.id, tracks, version);
      const kept = new Set<string>(faces.map(({ id }) => id));
      const before = await facesOf(item);
      const provenance = { kind: 'inferred', by: BY, version } as const;
      return {
        readings: [
          reading('moments', faceMoments(tracks, faces), provenance),
          // Faces that nobody was told apart by, from before the owner's leave, are the same ones.
          reading('moments', [], { ...provenance, by: 'film-sights.faces' }),
        ],
        records: [
          ...before
            .filter(({ id }) => !kept.has(id))
            .map(({ id }): Change => ({ op: 'deleteRecord', kind: 'face', id })),
          ...faces.map((value): Change => ({ op: 'putRecord', kind: 'face', id: value.id, value })),
        ],
      };
    },
  };
}

/** Faces for as long as they are on screen; `identity` tells them apart by their looks, else only by where they are. */
export async function watchFaces(item: MemoryItem, look: FilmLook, identity: boolean): Promise<SpannedTrack[]> {
  const { durationSeconds, cuts } = filmCourse(item);
  const wants = { identity, objects: false, expressions: true };
  const coarse = await look.at(framePlan(durationSeconds, cuts), () => wants);
  const probe = { ...wants, expressions: !identity };
  const options = { durationSeconds, cuts, most: MOST_PROBES };
  const { tracks } = await refined(coarse, (seconds) => look.at(seconds, () => probe), options);
  return clearTracks(tracks);
}

/** Without what was glimpsed once and faintly; of a crowd the clearest. */
export function clearTracks(tracks: readonly SpannedTrack[]): SpannedTrack[] {
  const worth = ({ sightings }: SpannedTrack): number =>
    Math.max(...sightings.map(({ face }) => face.confidence * face.box.h)) * Math.min(5, sightings.length);
  const kept = tracks.filter(
    ({ sightings }) => sightings.length > 1 || sightings.some(({ face }) => face.confidence >= CLEAR),
  );
  const clearest = new Set(kept.toSorted((a, b) => worth(b) - worth(a)).slice(0, MOST_TRACKS));
  return kept.filter((track) => clearest.has(track));
}

function facesOfTracks(item: ItemId, tracks: readonly SpannedTrack[], version: number): Face[] {
  return tracks.flatMap(({ sightings, start, end }) => {
    const best = sightings.toSorted((a, b) => b.face.quality - a.face.quality);
    const [clearest] = best;
    if (clearest === undefined) return [];
    const { face, at } = clearest;
    const descriptor = meanDescriptor(best.slice(0, BEST));
    const looked = best.find((sighting) => sighting.face.expressions.length > 0);
    return [
      {
        id: filmFaceId(item, start, face.box),
        item,
        box: face.box,
        span: { start: rounded(start), end: rounded(end), at: rounded(at) },
        quality: face.quality,
        expressions: [...(looked?.face.expressions ?? [])],
        ...(descriptor === undefined ? {} : { descriptor: writtenDescriptor(descriptor) }),
        ...(face.pose === undefined ? {} : { pose: face.pose }),
        by: BY,
        version,
      },
    ];
  });
}

/** The id of a face in a film: its item, when it comes in tenths of a second, and where its middle is in thousandths. */
function filmFaceId(item: ItemId, start: number, { x, y, w, h }: Box): FaceId {
  const thousandths = (share: number): number => Math.max(0, Math.min(1000, Math.round(share * 1000)));
  return faceIdSchema.parse(
    `${faceIdsOf(item)}${Math.round(start * 10)}t${thousandths(x + w / 2)}x${thousandths(y + h / 2)}`,
  );
}

function meanDescriptor(sightings: readonly Sighting[]): Float32Array | undefined {
  const found = sightings.flatMap(({ face }) => face.descriptor ?? []);
  if (found.length === 0) return undefined;
  return Float32Array.from(
    found[0] ?? [],
    (_, i) => found.reduce((sum, numbers) => sum + (numbers[i] ?? 0), 0) / found.length,
  );
}

const faceMoments = (tracks: readonly SpannedTrack[], faces: readonly Face[]): Moment[] =>
  tracks.map((track, index) => ({ ...anonymousMoment(track), what: faces[index]?.id }));

/** When a face is on screen, and nothing of whose. */
export const anonymousMoment = ({ start, end, sightings }: SpannedTrack): Moment => ({
  kind: 'face',
  start: rounded(start),
  end: rounded(end),
  confidence: rounded(Math.max(...sightings.map(({ face }) => face.confidence))),
});

const rounded = (seconds: number): number => Math.round(seconds * 100) / 100;
