import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Verdict } from '../../contract/review/records.ts';
import { Review } from './review.ts';

/** A review in which each annotator said these verdicts, in the order of the tasks. */
function reviewed(said: Readonly<Record<string, readonly (Verdict | undefined)[]>>): Review {
  const review = new Review(mkdtempSync(join(tmpdir(), 'review-')));
  const tasks = Math.max(...Object.values(said).map(({ length }) => length));
  const options = [
    { id: 'A', text: 'tea' },
    { id: 'B', text: 'coffee' },
  ];
  const subject = { question: 'What would she order?', options, answer: 'A' };
  review.propose(
    Array.from({ length: tasks }, (_, i) => ({
      id: `t${i}`,
      suite: 'mprbench',
      step: 'queries',
      kind: 'quiz' as const,
      subject,
      proposedBy: { by: 'rule' as const, rule: 'r', version: '1' },
    })),
  );
  for (const [annotator, verdicts] of Object.entries(said)) {
    verdicts.forEach((verdict, i) => {
      const correction = verdict === 'correct' ? { correction: { ...subject, answer: 'B' } } : {};
      if (verdict !== undefined) review.decide({ task: `t${i}`, annotator, verdict, ...correction });
    });
  }
  return review;
}

const times = <T>(n: number, one: T): T[] => new Array<T>(n).fill(one);

describe('agreement of annotators', () => {
  it('is as reckoned by hand for a pair', () => {
    // Of ten: both accept 5, both correct 1, both reject 1; Ann accepts and Bo corrects 2, Ann corrects and Bo rejects 1.
    const review = reviewed({
      Ann: [...times(5, 'accept' as const), 'correct', 'reject', 'accept', 'accept', 'correct'],
      Bo: [...times(5, 'accept' as const), 'correct', 'reject', 'correct', 'correct', 'reject'],
    });
    const [group] = review.agreement();
    // Equal 7/10. By chance: Ann 7 2 1, Bo 5 3 2 of ten: (35 + 6 + 2) / 100 = 0.43. κ = (0.7 - 0.43) / 0.57.
    expect(group).toMatchObject({ group: 'quiz', shared: 10, pairs: [{ judges: ['Ann', 'Bo'], n: 10, share: 0.7 }] });
    expect(group?.pairs[0]?.kappa).toBeCloseTo(0.27 / 0.57, 12);
    // α: 20 values, 12 accept, 5 correct, 3 reject. Differing pairs 6 of 20; by chance (400 - 144 - 25 - 9) / 380.
    expect(group?.alphaNominal).toBeCloseTo(1 - (6 / 20) * (380 / 222), 12);
    // Ordinal distances: accept–correct 12 + 5 - 17/2 = 8.5, correct–reject 5 + 3 - 8/2 = 4, accept–reject 20 - 15/2 = 12.5.
    const chance = 2 * (12 * 5 * 8.5 ** 2 + 5 * 3 * 4 ** 2 + 12 * 3 * 12.5 ** 2);
    expect(group?.alphaOrdinal).toBeCloseTo(1 - (19 * 2 * (2 * 8.5 ** 2 + 1 * 4 ** 2)) / chance, 12);
    expect(review.disagreements().map(({ task }) => task.id)).toEqual(['t7', 't8', 't9']);
  });

  it('is of the tasks that both decided', () => {
    const [group] = reviewed({ Ann: ['accept', 'accept', undefined], Bo: [undefined, 'accept', 'reject'] }).agreement();
    expect(group).toMatchObject({ shared: 1, pairs: [{ n: 1, share: 1 }] });
    expect(group?.pairs[0]?.kappa).toBeUndefined();
  });

  it('is of each candidate where candidates are labelled', () => {
    const review = new Review(mkdtempSync(join(tmpdir(), 'review-')));
    const items = ['a', 'b', 'c', 'd'];
    const proposedBy = { by: 'rule', rule: 'r', version: '1' } as const;
    const subject = { query: 'deer', candidates: items.map((item) => ({ item })) };
    review.propose([{ id: 'q', suite: 'photobench', step: 's', kind: 'relevance', subject, proposedBy }]);
    const label = (annotator: string, relevant: string) => {
      const candidates = items.map((item) => ({ item, relevant: relevant.includes(item) }));
      review.decide({ task: 'q', annotator, verdict: 'correct', correction: { query: 'deer', candidates } });
    };
    label('Ann', 'ab');
    label('Bo', 'a');
    const group = review.agreement().find((one) => one.group === 'relevance');
    // Equal 3/4; by chance (2·1 + 2·3) / 16 = 1/2.
    expect(group?.pairs[0]).toMatchObject({ n: 4, share: 0.75, kappa: 0.5 });
    expect(review.standing('q').status).toBe('disputed');
  });
});

describe('acceptance of annotators', () => {
  it('names who accepts abnormally often, with the numbers', () => {
    const review = reviewed({
      Ann: [...times(20, 'accept' as const), ...times(20, 'reject' as const)],
      Bo: [...times(18, 'accept' as const), ...times(22, 'reject' as const)],
      Cy: times(40, 'accept' as const),
    });
    const rows = review.acceptance();
    expect(rows.filter(({ abnormal }) => abnormal).map(({ annotator }) => annotator)).toEqual(['Cy']);
    expect(rows.find(({ annotator }) => annotator === 'Cy')).toMatchObject({
      accepted: 40,
      judged: 40,
      othersAccepted: 38,
      othersJudged: 80,
    });
  });

  it('names nobody on a handful of decisions', () => {
    const rows = reviewed({ Ann: ['accept', 'accept', 'accept'], Bo: ['accept', 'reject', 'reject'] }).acceptance();
    // The margins are 3, 3 and 4 accepted: 3 of 3 against 1 of 3 has the chance 3/15, as has its mirror image.
    expect(rows.map(({ p }) => p)).toEqual([expect.closeTo(0.4, 12), expect.closeTo(0.4, 12)]);
    expect(rows.some(({ abnormal }) => abnormal)).toBe(false);
  });
});
