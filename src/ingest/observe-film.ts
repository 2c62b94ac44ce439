import { type FilmObservation, filmObservationSchema } from '../memory/observation.ts';
import { observationTags } from '../memory/observation-tags.ts';
import type { FilmSurvey } from '../ports/video-frames.ts';
import { clearTracks } from './film-faces-stage.ts';
import { spannedTracks } from './film-refine.ts';
import { type BackdropFrame, backdropObservations } from './observe-backdrop.ts';
import { faceObservations, type Observed } from './observe-face.ts';
import { stateRuns } from './observe-runs.ts';
import { soundObservations } from './observe-sound.ts';
import { gestureTags, isGesture, tellings } from './observe-words.ts';

/** People of a crowd who are observed, the largest faces first; and how often one must be seen. */
const [MOST_FACES, LEAST_SIGHTINGS] = [3, 3];

/**
 * Everything that can be recorded of a film: faces, heads, gestures, sound and surroundings, each apart, in order of
 * time, numbered from OBS-1. Checked by the closed vocabulary as it is made. Pure.
 */
export function observeFilm(survey: FilmSurvey, frames: readonly BackdropFrame[]): FilmObservation[] {
  const { durationSeconds, cuts, sound } = survey;
  const tracks = clearTracks(spannedTracks(frames, { durationSeconds, cuts }))
    .filter(({ sightings }) => sightings.length >= LEAST_SIGHTINGS)
    .toSorted((a, b) => largest(b.sightings) - largest(a.sightings))
    .slice(0, MOST_FACES)
    .toSorted((a, b) => leftmost(a.sightings) - leftmost(b.sightings));
  const whose = wordsFor(tracks.length);
  const found: Observed[] = [
    ...tracks.flatMap((track, i) => faceObservations(track, whose[i] ?? 'The face', durationSeconds)),
    ...gestureObservations(frames, durationSeconds),
    ...soundObservations(sound, durationSeconds),
    ...backdropObservations(frames, cuts, durationSeconds),
  ];
  return found
    .filter(({ start, end }) => end > start)
    .toSorted((a, b) => a.start - b.start || order(a) - order(b) || a.end - b.end)
    .map((observed, i) => filmObservationSchema.parse({ id: `OBS-${i + 1}`, ...observed }));
}

type Sightings = readonly { readonly face: { readonly box: { readonly x: number; readonly h: number } } }[];
const largest = (sightings: Sightings): number => Math.max(...sightings.map(({ face }) => face.box.h));
const leftmost = (sightings: Sightings): number => sightings[0]?.face.box.x ?? 0;

function wordsFor(faces: number): readonly string[] {
  if (faces < 2) return ['The face'];
  return faces === 2
    ? ['The face on the left', 'The face on the right']
    : ['The face on the left', 'The face in the middle', 'The face on the right'];
}

/** As the vocabulary lists them: that somebody speaks, then how. */
const tags: readonly string[] = Object.values(observationTags).flat();
const order = ({ tag }: Observed): number => tags.indexOf(tag);

function gestureObservations(frames: readonly BackdropFrame[], durationSeconds: number): Observed[] {
  const names = new Set(frames.flatMap(({ seen }) => seen.sights.map(({ name }) => name).filter(isGesture)));
  return [...names].flatMap((name) => {
    const has = ({ seen }: BackdropFrame): boolean => seen.sights.some((sight) => sight.name === name);
    const samples = frames.map((frame) => ({ at: frame.at, state: has(frame) }));
    return stateRuns(samples, { start: 0, end: durationSeconds, least: 0.2 })
      .filter(({ state }) => state)
      .map(({ start, end }): Observed => {
        const tag = gestureTags[name];
        return {
          dimension: 'Action',
          tag,
          start: Math.round(start * 100) / 100,
          end: Math.round(end * 100) / 100,
          description: tellings[tag],
          bodyPart: 'hands',
          boxes: [],
        };
      });
  });
}
