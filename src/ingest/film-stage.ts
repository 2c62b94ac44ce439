import type { StoredItem } from '../memory/item.ts';
import { derived, observed } from '../memory/provenance.ts';
import { type Reading, reading } from '../memory/reading.ts';
import type { Moment } from '../memory/seen.ts';
import type { LendContent } from '../ports/media-vault.ts';
import type { Stretch } from '../ports/sound.ts';
import type { FilmSurvey, VideoFrames } from '../ports/video-frames.ts';
import type { RunnableStage, StageYield } from './enrich.ts';
import { heardStretches } from './film-sound.ts';

export const FILM_STAGE = 'film';
const VERSION = 1;

/** A pause that does not end what somebody says, and a silence that is worth being told of. Seconds. */
const [PAUSE, LONG_SILENCE] = [1, 2];
const MOST_OF_A_KIND = 200;
/** Levels alone do not tell speech from song; a model mostly does. */
const [SPEECH_CONFIDENCE, MODEL_CONFIDENCE] = [0.5, 0.85];
/** Added to the version where a model finds speech, so that films are read again once it is installed. */
const BY_MODEL = 100;
const CUT_CONFIDENCE = 0.8;

/** Videos whose bytes can be reached. */
export const isFilm = (item: StoredItem): boolean =>
  item.modality === 'video' && (item.origin.sha256 !== undefined || item.origin.copy !== undefined);

export type FilmStageOptions = {
  /** Whether a model tells where somebody speaks. */
  readonly hearsByModel?: boolean;
};

/**
 * Reads what a film tells without looking at its pictures one by one: shots, speech, silence, what is loud, and the
 * subtitles inside it. Needs ffmpeg, and waits until there is one.
 */
export function filmStage(
  frames: () => Promise<VideoFrames>,
  lend: LendContent,
  { hearsByModel = false }: FilmStageOptions = {},
): RunnableStage {
  return {
    name: FILM_STAGE,
    version: VERSION + (hearsByModel ? BY_MODEL : 0),
    concurrency: 1,
    wants: isFilm,
    isReady: async () => (await frames()).available,
    async run(item, signal): Promise<StageYield> {
      const film = await frames();
      const survey = await lend(item, (path) => film.survey(path, { signal }), signal);
      const moments = [...shots(survey), ...heardMoments(survey)].sort((a, b) => a.start - b.start);
      return { readings: [reading('moments', moments, derived('film.survey', VERSION)), ...subtitleReadings(survey)] };
    },
  };
}

/** Stretches between cuts; a film of sound alone has none. */
export function shots({ cuts, durationSeconds, hasPicture }: FilmSurvey): Moment[] {
  if (!hasPicture) return [];
  const edges = [0, ...cuts.slice(0, MOST_OF_A_KIND - 1), durationSeconds];
  return edges.slice(1).map((end, index) => ({
    kind: 'shot',
    start: rounded(edges[index] ?? 0),
    end: rounded(Math.max(end, edges[index] ?? 0)),
    confidence: CUT_CONFIDENCE,
  }));
}

function heardMoments({ sound }: FilmSurvey): Moment[] {
  if (sound === undefined) return [];
  const heard = heardStretches(sound, PAUSE);
  const confidence = sound.speech === undefined ? SPEECH_CONFIDENCE : MODEL_CONFIDENCE;
  const silences = heard.silence.filter(({ start, end }) => end - start >= LONG_SILENCE);
  return [
    ...longest(heard.speech).map((s): Moment => ({ kind: 'speech', ...s, confidence })),
    ...longest(silences).map((s): Moment => ({ kind: 'silence', ...s })),
    ...longest(heard.loud).map((s): Moment => ({ kind: 'loud', ...s })),
  ];
}

const longest = (stretches: readonly Stretch[]): Stretch[] =>
  stretches.toSorted((a, b) => b.end - b.start - (a.end - a.start)).slice(0, MOST_OF_A_KIND);

/** Each language a reading of its own, the film's first without a name, so that it is the one preferred. */
function subtitleReadings({ subtitles }: FilmSurvey): Reading[] {
  return subtitles.map((said, index) =>
    reading(
      'transcript',
      said,
      observed(['film.subtitles', ...(index === 0 ? [] : [String(index + 1)])].join('.'), VERSION),
    ),
  );
}

const rounded = (seconds: number): number => Math.round(seconds * 100) / 100;
