/** Runs of `bench run` as they lie on disk, for training/measure/quality.ts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { traditional } from '../../src/bench/lives/voices/traditional.ts';
import type { Sure } from '../../src/bench/statistics/calibration.ts';

const questions = z.array(
  z.object({
    id: z.string(),
    answer: z.union([z.string(), z.number()]).optional(),
    evidence: z.array(z.string()),
    slices: z.record(z.string(), z.string()),
  }),
);
const outcome = z.object({
  id: z.string(),
  reply: z
    .object({
      said: z.object({ kind: z.string(), text: z.string().optional() }).optional(),
      retrieved: z.array(z.object({ id: z.string() })).default([]),
      cited: z.array(z.string()).default([]),
      confidence: z.number().optional(),
    })
    .optional(),
});
const perQuestion = z.record(z.string(), z.record(z.string(), z.number().nullable()));

export type Told = {
  readonly id: string;
  readonly slices: Readonly<Record<string, string>>;
  readonly evidence: readonly string[];
  readonly retrieved: readonly string[];
  readonly cited: readonly string[];
  readonly confidence: number | undefined;
  readonly abstained: boolean;
  /** By the released scorer for numbers and lists; `undefined` for open questions. */
  readonly score: number | undefined;
  /** The score from a half on, or, for an open question, that the answer contains the gold; `false` without an answer. */
  readonly right: boolean;
};

/** Case, articles and the script of Chinese make no difference. */
const plain = (text: string): string =>
  traditional(text)
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^(?:the one in|the|a|an) /, '');

/** Every question of a run in `folder` with what was said to it; unanswered ones (errors) abstain with no confidence. */
export function runIn(folder: string): Told[] {
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const scores = perQuestion.parse(JSON.parse(read('per-question.json')))['QS(official)'] ?? {};
  const replies = new Map(
    read('outcomes.jsonl')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => outcome.parse(JSON.parse(line)))
      .map(({ id, reply }) => [id, reply]),
  );
  return questions.parse(JSON.parse(read('questions.json'))).map(({ id, answer, evidence, slices }) => {
    const reply = replies.get(id);
    const text = reply?.said?.text;
    const score = scores[id] ?? undefined;
    const contains = text !== undefined && plain(text).includes(plain(String(answer ?? '')));
    return {
      id,
      slices,
      evidence,
      retrieved: (reply?.retrieved ?? []).map((item) => item.id),
      cited: reply?.cited ?? [],
      confidence: reply?.confidence,
      abstained: reply?.said?.kind !== 'text',
      score,
      right: evidence.length > 0 && text !== undefined && (score === undefined ? contains : score >= 0.5),
    };
  });
}

/** Recall of the gold among the first `k`. */
export function recallAt(k: number, { evidence, retrieved }: Told): number {
  return evidence.filter((id) => retrieved.slice(0, k).includes(id)).length / evidence.length;
}

/** How sure an answer was said to be, and whether it was right; an abstention is right where there is no answer. */
export const sureness = (told: readonly Told[]): Sure[] =>
  told.flatMap(({ confidence, abstained, right, evidence }) =>
    confidence === undefined ? [] : [{ confidence, right: abstained ? evidence.length === 0 : right }],
  );
