import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Review } from '../review/review.ts';
import type { Builder } from './builder.ts';
import { decidedBy, proposeDrafts, reviewStateOf, standingsOf } from './decisions.ts';
import type { Life } from './life.ts';
import { openBuilding } from './run-steps.ts';
import { byRule, type RecordsOf } from './step-records.ts';

const asked: RecordsOf<string> = { id: 'asked', schema: z.string() };
const builder: Builder = {
  name: 'atm',
  title: 'Questions',
  method: '',
  steps: [
    {
      id: 'asked',
      title: 'Ask',
      needs: 'nothing',
      makes: asked,
      run: async () => undefined,
      review: {
        drafts: async (context) =>
          context
            .records(asked)
            .all()
            .map(({ key, value }) => ({
              key,
              kind: 'question',
              subject: { question: value, answer: 'so', evidence: [] },
            })),
        left: (result) => ('question' in result ? result.question : undefined),
        written: (result) => ('question' in result ? result.question : undefined),
      },
    },
  ],
  export: async () => ({ data: '', questions: 0, items: 0, facts: {} }),
};

function made(folder: string, keys: readonly string[]) {
  mkdirSync(join(folder, 'steps'), { recursive: true });
  const context = openBuilding({
    folder,
    life: {} as Life,
    checkers: [],
    decided: () => [],
    signal: new AbortController().signal,
    options: { seed: 1, languages: ['en'], questions: 1 },
    concurrency: 1,
    onProgress: () => undefined,
  });
  for (const key of keys) context.records(asked).append({ key, by: [byRule('test')], value: `what of ${key}?` });
  return context;
}
const folderOf = () => mkdtempSync(join(tmpdir(), 'decisions-'));
const reviewOf = (folder: string): Review => {
  const review = new Review(folder);
  review.setPool({ annotators: ['Ann'], overlap: 0, validated: [] });
  return review;
};

describe('what people decide on records', () => {
  it('leaves accepted and corrected ones, and with `unreviewed` those that nobody has finished', async () => {
    const folder = folderOf();
    const [context, review] = [made(folder, ['a', 'b (1).jpg', 'c', 'd']), reviewOf(folder)];
    await proposeDrafts(builder, context, review);
    const [a, b, c] = review.tasks();
    if (b?.kind !== 'question') throw new Error('no draft');
    review.decide({ task: a?.id ?? '', annotator: 'Ann', verdict: 'accept' });
    const correction = { ...b.subject, question: 'mine?' };
    review.decide({ task: b.id, annotator: 'Ann', verdict: 'correct', correction });
    review.decide({ task: c?.id ?? '', annotator: 'Ann', verdict: 'reject' });
    const left = (unreviewed: boolean) =>
      decidedBy(builder, context, standingsOf(review), unreviewed)(asked).map(({ value }) => value);
    expect(left(false)).toEqual(['what of a?', 'mine?']);
    expect(left(true)).toEqual(['what of a?', 'mine?', 'what of d?']);
  });

  it('has questions that an annotator wrote and another kept, and with `unreviewed` no others', async () => {
    const folder = folderOf();
    const [context, review] = [made(folder, ['a']), reviewOf(folder)];
    review.setPool({ annotators: ['Ann', 'Bo'], overlap: 0, validated: ['question'] });
    await proposeDrafts(builder, context, review);
    const ask = (question: string): string =>
      review.ask({ annotator: 'Ann', question: { question, answer: 'so', evidence: [] }, seconds: 1 });
    const [kept] = [ask('what did I write?'), ask('what has nobody checked?')];
    review.validate({ task: kept, annotator: 'Bo', grounded: true, sufficient: true, relevant: true });
    const left = decidedBy(builder, context, standingsOf(review), true)(asked);
    expect(left.map(({ value }) => value)).toEqual(['what of a?', 'what did I write?']);
    expect(left[1]?.by).toEqual([{ kind: 'person' }]);
  });

  it('does not wait for drafts of records that are no more', async () => {
    const folder = folderOf();
    const review = reviewOf(folder);
    await proposeDrafts(builder, made(folder, ['a', 'b']), review);
    const drafted = await proposeDrafts(builder, made(folderOf(), ['a']), review);
    expect(review.tasks()).toHaveLength(2);
    expect(reviewStateOf(drafted.get('asked') ?? new Set(), standingsOf(review))).toMatchObject({ candidates: 1 });
  });
});
