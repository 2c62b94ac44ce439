import { join } from 'node:path';
import { filmStills, shownAt } from '../../../app/items/film-stills.ts';
import type { ReviewKind, Subjects } from '../../../contract/review/subjects.ts';
import { isMadeleineError } from '../../../memory/errors.ts';
import { bodyParts } from '../../../memory/observation-tags.ts';
import type { Asker } from '../asker.ts';
import type { BuildContext, BuildStep, Draft, Worked } from '../builder.ts';
import { type Known, readKnown } from '../known.ts';
import { byRule, type StepRecord } from '../step-records.ts';
import { cuesOf, type Proposed } from './cues.ts';
import { markedOf } from './films-step.ts';
import { observePrompt } from './observe.prompt.ts';
import { type Cue, type Cues, cueRecords, type Film, filmRecords } from './records.ts';

const FRAMES = 12;

/**
 * Stage 1: atomic observations. What the user's file has of a film is taken as it is; else a model of pictures observes
 * frames, with what the local observer found as hints; without a model the local observer alone.
 */
export const observeStep: BuildStep = {
  id: cueRecords.id,
  title: 'Observing films',
  needs: 'nothing',
  makes: cueRecords,
  async run(context) {
    const known = await readKnown(context.options.truth);
    await context.each(cueRecords, context.records(filmRecords).all(), ({ value }) => observed(context, known, value));
  },
  review: {
    drafts: async (context) =>
      context
        .records(cueRecords)
        .all()
        .flatMap((record) => cueDraft(context, record)),
    left: (result, record) => cuesLeft(result, record.value as Cues),
  },
};

async function observed(context: BuildContext, known: Known, film: Film): Promise<Worked<Cues>> {
  const marked = markedOf(context.life, known, { id: film.item });
  if (marked !== undefined && marked.observations.length > 0)
    return { by: [byRule('marked-observations')], value: cuesOf(marked.observations, film.seconds) };
  const hints = await locally(context, film);
  const { vision } = context;
  if (vision !== undefined) return byModel(context, vision, film, hints);
  if (hints === undefined)
    return { skipped: { code: 'not-observed', message: 'the local observer could not look at the film' } };
  return { by: [byRule('local-observer')], value: cuesOf(hints, film.seconds) };
}

/** What the program itself observes; undefined where it has no models for it. */
async function locally({ life, signal }: BuildContext, film: Film): Promise<Proposed[] | undefined> {
  try {
    const { observations } = await life.app.observe(film.item, { signal });
    return observations.map((one) => ({ ...one, boxes: [...one.boxes] }));
  } catch (error) {
    if (isMadeleineError(error) && !signal.aborted) return undefined;
    throw error;
  }
}

async function byModel(
  { folder }: BuildContext,
  vision: Asker,
  film: Film,
  hints: readonly Proposed[] = [],
): Promise<Worked<Cues>> {
  const frames = await filmStills(join(folder, film.file), FRAMES);
  const about = JSON.stringify({
    seconds: film.seconds,
    frames: shownAt(film.seconds, FRAMES),
    said: film.transcript,
    hints: hints.map(({ dimension, start, end, description }) => ({ dimension, start, end, description })),
  });
  const asked = await vision.ask(observePrompt, about, frames);
  return asked.state === 'answered'
    ? { by: [asked.by], value: cuesOf(asked.value.observations, film.seconds) }
    : { skipped: { code: asked.code, message: asked.message } };
}

function cueDraft(context: BuildContext, { key, value }: StepRecord<Cues>): Draft[] {
  const film = context.records(filmRecords).get(key)?.value;
  if (film === undefined) return [];
  const { file, seconds, transcript, item } = film;
  const observations = value.cues.map(({ bodyPart, ...cue }) => ({
    ...cue,
    ...(bodyPart === undefined ? {} : { bodyPart }),
  }));
  return [
    {
      key,
      kind: 'observation',
      subject: { film: file, seconds, transcript, bodyParts: [...bodyParts], observations },
      evidence: [{ item }],
      checks: value.refused.map(({ description, why }) => ({
        check: 'refused',
        ok: false,
        message: `${why}: ${description}`,
      })),
    },
  ];
}

/** Observations by film as people have left them. */
export const cuesDecided = (context: BuildContext): Map<string, Cues> =>
  new Map(context.decided(cueRecords).map(({ key, value }) => [key, value]));

/** Observations as people left them: without those that do not exist, and checked like any others. Ids stay. */
function cuesLeft(result: Subjects[ReviewKind], before: Cues): unknown {
  if (!('observations' in result)) return before;
  // What a reviewer added has an id of its own kind: it gets the next free number.
  let next = Math.max(0, ...before.cues.map(({ id }) => Number(id.slice('OBS-'.length))));
  const cues = result.observations
    .filter(({ label }) => label !== 'nonexistent')
    .map(({ id: said, boxes = [], bodyPart: part, dimension, start, end, description }): Cue => {
      const bodyPart = bodyParts.find((one) => one === part);
      const shown = boxes.map(({ at, x, y, w, h }) => ({ at, x, y, w, h }));
      const id = /^OBS-\d+$/.test(said) ? said : `OBS-${++next}`;
      return { id, dimension, start, end, description, ...(bodyPart === undefined ? {} : { bodyPart }), boxes: shown };
    });
  return { ...before, cues };
}
