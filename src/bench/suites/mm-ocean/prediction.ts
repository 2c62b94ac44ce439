import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { MadeleineError } from '../../../memory/errors.ts';
import { rationaleDimensions } from '../../judge.ts';
import type { Outcome } from '../../outcome.ts';
import { parseJson, plainValue } from '../../python/json.ts';
import { strip } from '../../python/text.ts';
import { tally } from '../../remarks.ts';
import type { Remark } from '../../scored.ts';
import { type Trait, traits } from './annotation.ts';

/** What was said of one video. Levels are kept as they were written: an illegal one is no rating, but is not absent. */
export type Prediction = {
  readonly id: string;
  readonly levels: ReadonlyMap<Trait, unknown>;
  readonly rationales: ReadonlyMap<Trait, string>;
  /** By the question's number from 1. */
  readonly letters: ReadonlyMap<number, string>;
  /** A judge's mean over the four dimensions and each of them, 0–10, for traits with all four. */
  readonly judged: ReadonlyMap<Trait, JudgedTrait>;
};
export type JudgedTrait = { readonly mean: number; readonly of: Readonly<Record<string, number>> };

export type Predictions = { readonly all: readonly Prediction[]; readonly remarks: readonly Remark[] };

const rowSchema = z.looseObject({ video_id: z.union([z.string(), z.number(), z.boolean(), z.null()]) });
const record = z.record(z.string(), z.unknown());

/** JSONL, a row a video; unreadable lines are skipped, the last of two rows for one video counts. Errors: `missing`. */
export async function readPredictions(path: string, known: ReadonlySet<string>): Promise<Predictions> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new MadeleineError('missing', 'This file cannot be read.', { path, action: 'Check the path.', cause });
  });
  const odd = tally();
  const all = new Map<string, Prediction>();
  for (const [number, line] of text.split(/\r\n|\r|\n/).entries()) {
    const bare = strip(line);
    if (bare === '') continue;
    const row = rowSchema.safeParse(parsed(bare));
    if (!row.success) {
      odd.add('broken-line', 'lines are not {video_id, …} and were skipped', `line ${number + 1}`);
      continue;
    }
    const id = idOf(row.data.video_id);
    if (all.has(id)) odd.add('duplicate', 'videos are predicted twice; the last row counts', id);
    if (!known.has(id)) odd.add('unknown-id', 'videos have no annotation (their judged rationales still count)', id);
    all.set(id, predictionOf(id, row.data, odd));
  }
  for (const id of known) if (!all.has(id)) odd.add('missing', 'videos have no prediction', id);
  return { all: [...all.values()], remarks: odd.remarks() };
}

/** Names no file's but keeps apart what is no text: the released script also counts such rows where no gold is needed. */
const idOf = (written: string | number | boolean | null): string =>
  typeof written === 'string' ? written : written === null ? '(null)' : `(${Number(written)})`;

function parsed(text: string): unknown {
  const value = parseJson(text);
  return value === undefined ? undefined : plainValue(value);
}

function predictionOf(id: string, raw: Readonly<Record<string, unknown>>, odd: ReturnType<typeof tally>): Prediction {
  const task1 = record.safeParse(raw['task1'] ?? {}).data ?? {};
  const task2 = record.safeParse(raw['task2'] ?? {}).data ?? {};
  const judged = record.safeParse(raw['task2_judged'] ?? {}).data ?? {};
  const levels = new Map<Trait, unknown>();
  const rationales = new Map<Trait, string>();
  const means = new Map<Trait, JudgedTrait>();
  for (const trait of traits) {
    const [level, rationale, scores] = [task1[trait], task2[trait], record.safeParse(judged[trait]).data];
    if (level !== undefined && level !== null) levels.set(trait, level);
    if (typeof rationale === 'string' && rationale !== '') rationales.set(trait, rationale);
    const mean = judgedOf(scores ?? {});
    if (mean !== undefined) means.set(trait, mean);
  }
  return { id, levels, rationales, letters: lettersOf(raw['task3'], id, odd), judged: means };
}

/** All four dimensions must be numbers; a truth value counts as 1 or 0, as it does in the released script. */
export function judgedOf(scores: Readonly<Record<string, unknown>>): JudgedTrait | undefined {
  const of: Record<string, number> = {};
  let sum = 0;
  for (const dimension of rationaleDimensions) {
    const value = scores[dimension];
    if (typeof value !== 'number' && typeof value !== 'boolean') return undefined;
    of[dimension] = Number(value);
    sum += Number(value);
  }
  return { mean: sum / rationaleDimensions.length, of };
}

const answerSchema = z.looseObject({ q_idx: z.unknown().optional(), answer: z.unknown().optional() });

/** An answer without a number is that of its place; the last of two with one number counts. */
function lettersOf(raw: unknown, id: string, odd: ReturnType<typeof tally>): Map<number, string> {
  const letters = new Map<number, string>();
  if (raw === undefined || raw === null) return letters;
  if (!Array.isArray(raw)) {
    odd.add('broken-answers', 'videos have answers that are not a list', id);
    return letters;
  }
  for (const [place, entry] of raw.entries()) {
    const answer = answerSchema.safeParse(entry);
    if (!answer.success) {
      odd.add('broken-answers', 'videos have answers that are not {q_idx, answer}', id);
      continue;
    }
    const { q_idx: named, answer: letter } = answer.data;
    const number = 'q_idx' in answer.data ? named : place + 1;
    // Numbers alone are numbers; "1" in quotes is none, to the released script as here.
    if (typeof number !== 'number' && typeof number !== 'boolean') continue;
    if (letter === undefined) letters.set(Number(number), '');
    else if (typeof letter === 'string') letters.set(Number(number), letter);
    else {
      letters.set(Number(number), '');
      odd.add('broken-answers', 'videos have answers that are not letters', id);
    }
  }
  return letters;
}

/** What a run's outcomes say. A failed video is not a prediction: it has none, and is remarked. */
export function predictionsOf(outcomes: readonly Outcome[]): Predictions {
  const odd = tally();
  const all = outcomes.flatMap((outcome): Prediction[] => {
    if (outcome.state === 'failed') {
      odd.add('failed', 'videos failed and have no prediction', `${outcome.id}: ${outcome.error.message}`);
      return [];
    }
    const { said } = outcome.reply;
    if (said?.kind !== 'ratings') return [];
    const of = (given: Readonly<Record<string, string>>) =>
      new Map(
        traits.flatMap((trait): [Trait, string][] => {
          const value = Object.entries(given).find(([name]) => name.toLowerCase() === trait)?.[1];
          return value === undefined ? [] : [[trait, value]];
        }),
      );
    const letters = new Map(
      said.choices.flatMap((letter, at): [number, string][] => (letter === null ? [] : [[at + 1, letter]])),
    );
    return [{ id: outcome.id, levels: of(said.levels), rationales: of(said.rationales), letters, judged: new Map() }];
  });
  return { all, remarks: odd.remarks() };
}
