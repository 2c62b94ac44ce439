import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { traits } from '../../suites/mm-ocean/annotation.ts';
import type { ExportContext, Exported } from '../builder.ts';
import { admittedFor } from './admission.ts';
import { failedChecks } from './quiz-checks.ts';
import {
  type Aligned,
  type Analysis,
  alignedRecords,
  analysisRecords,
  type Cue,
  cueRecords,
  type Film,
  filmRecords,
  leakRecords,
  type Quiz,
} from './records.ts';

const FOLDER = 'data/test';
const digits = (value: number, count: number): number => Math.round(value * 10 ** count) / 10 ** count;

/**
 * Writes `data/test/ID.json` in the released form with the films beside. Questions are checked once more against the
 * observations as people left them: one that cites what is no longer there is left out.
 */
export async function exportSet(context: ExportContext): Promise<Exported> {
  const films = context.records(filmRecords).all();
  const cues = new Map(context.decided(cueRecords).map(({ key, value }) => [key, value.cues]));
  const leaks = context.records(leakRecords);
  const admission = admittedFor(context);
  const aligned = context.decided(alignedRecords);
  const kept = aligned.filter(({ key, value: { quiz } }) => {
    const film = films.find((one) => one.key === quiz.film)?.value;
    const seen = cues.get(quiz.film);
    if (film === undefined || seen === undefined || leaks.get(key)?.value.leaked === true) return false;
    return failedChecks(quiz, { seconds: film.seconds, cues: seen }).length === 0;
  });
  const at = join(context.out, FOLDER);
  await mkdir(at, { recursive: true, mode: 0o700 });
  let written = 0;
  for (const { key, value } of films) {
    const seen = cues.get(key);
    if (seen === undefined) continue;
    // Ratings and their explanations go out only with a purpose that is signed for at this very run.
    const analyses = admission === undefined ? [] : (context.records(analysisRecords).get(key)?.value.analyses ?? []);
    const questions = kept.filter(({ value: { quiz } }) => quiz.film === key).map((one) => one.value);
    const document = annotationOf(key, value, { cues: seen, analyses, questions, isRated: admission !== undefined });
    await writeFile(join(at, `${key}.mp4.json`), `${JSON.stringify(document, null, 2)}\n`, { mode: 0o600 });
    await copyFile(join(context.folder, value.file), join(at, `${key}.mp4`));
    written += 1;
  }
  const leaked = leaks.all().filter(({ value }) => value.leaked).length;
  return {
    data: at,
    // The suite asks one question a film, of which the multiple-choice ones are a part.
    questions: written,
    items: written,
    facts: {
      'multiple-choice questions': kept.length,
      observations: [...cues.values()].flat().length,
      'questions that text alone answers, dropped':
        leaks.all().length === 0 ? 'not checked: it takes two language models' : leaked,
      'questions left out at the last check': aligned.length - kept.length - leaked,
      'ratings of apparent personality':
        admission === undefined ? 'none' : `for ${admission.purposeText}, signed by ${admission.signed}`,
    },
  };
}

type Parts = {
  readonly cues: readonly Cue[];
  readonly analyses: readonly Analysis[];
  readonly questions: readonly Aligned[];
  readonly isRated: boolean;
};

function annotationOf(
  key: string,
  { transcript, scores = {} }: Film,
  { cues, analyses, questions, isRated }: Parts,
): object {
  return {
    video_id: `${key}.mp4`,
    video_path: `${key}.mp4`,
    transcription: transcript,
    original_scores: isRated
      ? Object.fromEntries(traits.flatMap((trait) => (scores[trait] === undefined ? [] : [[trait, scores[trait]]])))
      : {},
    observations: cues.map(observationOf),
    personality_analyses: analyses.map(({ trait, level, score, rationale, evidence }) => ({
      trait: `${trait.charAt(0).toUpperCase()}${trait.slice(1)}`,
      level,
      score: digits(score, 2),
      rationale,
      evidence,
      evidence_bboxes: cues.filter(({ id }) => evidence.includes(id)).flatMap(boxesOf),
    })),
    mcq_questions: questions.map(({ quiz }) => questionOf(quiz)),
    metadata: {
      validated: true,
      corrections: questions.flatMap(({ quiz, corrections }) =>
        corrections.map((one) => ({ category: quiz.category, ...one })),
      ),
      code_issues: [],
      quality_issues: [],
    },
  };
}

const observationOf = (cue: Cue): object => ({
  obs_id: cue.id,
  dimension: cue.dimension,
  start_time: cue.start,
  end_time: cue.end,
  description: cue.description,
  ...(cue.bodyPart === undefined ? {} : { body_part: cue.bodyPart }),
  bboxes: boxesOf(cue),
});

const boxesOf = ({ boxes, bodyPart }: Cue): object[] =>
  boxes.map(({ at, x, y, w, h }) => ({ frame_time: at, x, y, w, h, note: '', region: bodyPart ?? 'unknown' }));

const questionOf = ({ category, question, options, answer, explanation, evidence }: Quiz): object => ({
  category,
  question,
  options: options.map(({ id, text }) => ({ id, text })),
  correct_answer: answer,
  explanation,
  evidence,
  distractor_strategy: Object.fromEntries(
    options.flatMap(({ id, strategy }) => (strategy === undefined ? [] : [[id, strategy]])),
  ),
});
