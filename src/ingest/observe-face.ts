import type { FilmObservation } from '../memory/observation.ts';
import type { BodyPart, observationTags } from '../memory/observation-tags.ts';
import type { SpannedTrack } from './film-refine.ts';
import type { Sighting } from './film-tracks.ts';
import { median, type Run, type Sample, stateRuns, swings } from './observe-runs.ts';
import { expressionTags, partBox, tellings } from './observe-words.ts';

/** An observation before it is numbered among all. */
export type Observed = FilmObservation extends infer O ? (O extends FilmObservation ? Omit<O, 'id'> : never) : never;
type Tag = (typeof observationTags)['Expression' | 'Action'][number];

/** A face that is turned further is not read; a less certain reading is none. */
const [READABLE_YAW, READABLE] = [30, 0.55];
const SHORTEST = 0.5;
/** Degrees from which on a head is turned, lowered, lifted or tilted; within which it faces the camera. */
const [TURNED, LOWERED, LIFTED, TILTED, FACING] = [16, 12, 12, 14, 12];
/** Of the gaze's strength; the measure is rough. */
const ASIDE = 0.35;
const [NEARER, FURTHER, ASTRAY] = [1.2, 0.83, 0.6];
const [NOD, SHAKE, TURNS, SWING_SECONDS] = [8, 12, 3, 0.9];
/** Seconds at the ends of a film in which coming and going is not told: who is there at first did not come. */
const [EDGE, COMING] = [0.3, 0.5];
const BOXES = 3;

/** What a face and its head do while it is on screen. `whose` begins each sentence: "The face", "The face on the left". */
export function faceObservations(track: SpannedTrack, whose: string, durationSeconds: number): Observed[] {
  const tell = (tag: Tag, dimension: 'Expression' | 'Action', run: Stretch, part: BodyPart, confidence?: number) =>
    ({
      dimension,
      tag,
      start: rounded(run.start),
      end: rounded(run.end),
      description: `${part === 'head' ? whose.replace('face', 'head') : whose} ${tellings[tag]}`,
      bodyPart: part,
      boxes: boxesIn(track, run, part),
      ...(confidence === undefined ? {} : { confidence: rounded(confidence) }),
    }) as Observed;
  const told = (states: readonly Sample<Tag | undefined>[], dimension: 'Expression' | 'Action', part: BodyPart) =>
    runsOf(states, track).map((run) => tell(run.state, dimension, run, part));
  const swung = (axis: 'pitch' | 'yaw', least: number, tag: Tag) =>
    swings(posed(track, axis), least, TURNS, SWING_SECONDS).map((run) => tell(tag, 'Action', run, 'head'));
  return [
    ...runsOf(expressionStates(track), track).map((run) => {
      const { tag, part } = expressionTags[run.state];
      return tell(tag, 'Expression', run, part, expressionConfidence(track, run));
    }),
    ...told(gazeStates(track), 'Expression', 'eyes'),
    ...told(turnStates(track), 'Action', 'head'),
    ...told(tiltStates(track), 'Action', 'head'),
    ...told(nodStates(track), 'Action', 'head'),
    ...swung('pitch', NOD, 'head-nods'),
    ...swung('yaw', SHAKE, 'head-shakes'),
    ...told(sizeStates(track), 'Action', 'torso'),
    ...told(placeStates(track), 'Action', 'torso'),
    ...comingAndGoing(track, durationSeconds).map(({ tag, ...run }) => tell(tag, 'Action', run, 'face')),
  ];
}

type Stretch = { readonly start: number; readonly end: number };
type ExpressionName = keyof typeof expressionTags;

function runsOf<S extends string>(states: readonly Sample<S | undefined>[], { start, end }: Stretch): Run<S>[] {
  return stateRuns(states, { start, end, least: SHORTEST }).flatMap((run) =>
    run.state === undefined ? [] : [{ ...run, state: run.state }],
  );
}

const states = <S>({ sightings }: SpannedTrack, of: (sighting: Sighting) => S): Sample<S>[] =>
  sightings.map((sighting) => ({ at: sighting.at, state: of(sighting) }));

const posed = ({ sightings }: SpannedTrack, axis: 'pitch' | 'yaw'): Sample<number>[] =>
  sightings.flatMap(({ at, face }) => (face.pose === undefined ? [] : [{ at, state: face.pose[axis] }]));

const expressionStates = (track: SpannedTrack): Sample<ExpressionName | undefined>[] =>
  states(track, ({ face: { expressions, pose } }) => {
    const [first] = expressions;
    const isReadable = Math.abs(pose?.yaw ?? 0) <= READABLE_YAW && (first?.confidence ?? 0) >= READABLE;
    return isReadable ? first?.name : undefined;
  });

function expressionConfidence({ sightings }: SpannedTrack, { state, start, end }: Run<ExpressionName>): number {
  const found = sightings.flatMap(({ at, face }) =>
    at < start || at > end ? [] : (face.expressions.find(({ name }) => name === state)?.confidence ?? []),
  );
  return found.reduce((sum, confidence) => sum + confidence, 0) / Math.max(1, found.length);
}

const gazeStates = (track: SpannedTrack): Sample<Tag | undefined>[] =>
  states(track, ({ face: { pose, gaze } }) => {
    if (pose === undefined || Math.abs(pose.yaw) > FACING) return undefined;
    return gaze !== undefined && gaze.strength >= ASIDE ? 'eyes-aside' : 'facing-camera';
  });

const turnStates = (track: SpannedTrack): Sample<Tag | undefined>[] =>
  states(track, ({ face: { pose } }) =>
    pose === undefined || Math.abs(pose.yaw) < TURNED
      ? undefined
      : pose.yaw > 0
        ? 'head-turned-left'
        : 'head-turned-right',
  );

const tiltStates = (track: SpannedTrack): Sample<Tag | undefined>[] =>
  states(track, ({ face: { pose } }) =>
    pose === undefined || Math.abs(pose.roll) < TILTED
      ? undefined
      : pose.roll > 0
        ? 'head-tilted-right'
        : 'head-tilted-left',
  );

/** Cameras look from above or below: up and down are told against how the head is held for most of the film. */
function nodStates(track: SpannedTrack): Sample<Tag | undefined>[] {
  const usual = median(posed(track, 'pitch').map(({ state }) => state));
  return states(track, ({ face: { pose } }) => {
    const down = (pose?.pitch ?? usual) - usual;
    return down >= LOWERED ? 'head-down' : down <= -LIFTED ? 'head-up' : undefined;
  });
}

function sizeStates(track: SpannedTrack): Sample<Tag | undefined>[] {
  const usual = median(track.sightings.map(({ face }) => face.box.h));
  return states(track, ({ face: { box } }) =>
    box.h >= usual * NEARER ? 'comes-nearer' : box.h <= usual * FURTHER ? 'goes-back' : undefined,
  );
}

/** In widths of the face. */
function placeStates(track: SpannedTrack): Sample<Tag | undefined>[] {
  const middle = ({ face: { box } }: Sighting): number => box.x + box.w / 2;
  const usual = median(track.sightings.map(middle));
  return states(track, (sighting) => {
    const off = (middle(sighting) - usual) / sighting.face.box.w;
    return off >= ASTRAY ? 'moves-right' : off <= -ASTRAY ? 'moves-left' : undefined;
  });
}

function comingAndGoing({ start, end }: SpannedTrack, durationSeconds: number): (Stretch & { readonly tag: Tag })[] {
  return [
    ...(start > EDGE ? [{ tag: 'comes-into-view' as const, start, end: Math.min(end, start + COMING) }] : []),
    ...(end < durationSeconds - EDGE
      ? [{ tag: 'leaves-view' as const, start: Math.max(start, end - COMING), end }]
      : []),
  ];
}

/** Where it was, at up to three of the seconds at which it was looked at. */
function boxesIn({ sightings }: SpannedTrack, { start, end }: Stretch, part: BodyPart): Observed['boxes'] {
  const within = sightings.filter(({ at }) => at >= start && at <= end);
  const chosen = new Set(
    Array.from({ length: BOXES }, (_, i) => within[Math.round((i * (within.length - 1)) / (BOXES - 1))]),
  );
  return [...chosen].flatMap((sighting) => {
    if (sighting === undefined) return [];
    const { x, y, w, h } = partBox(sighting.face.box, part);
    return [{ at: rounded(sighting.at), x: fine(x), y: fine(y), w: fine(w), h: fine(h) }];
  });
}

const rounded = (number: number): number => Math.round(number * 100) / 100;
const fine = (share: number): number => Math.round(share * 10_000) / 10_000;
