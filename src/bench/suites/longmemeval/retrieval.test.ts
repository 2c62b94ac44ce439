import { describe, expect, it } from 'vitest';
import type { LongMemEvalQuestion } from './entry.ts';
import { releasedValues } from './retrieval.ts';

/** Two sessions with evidence of the user's (S1:1, S1:3 and S2:1), and one without. */
const question: LongMemEvalQuestion = {
  id: 'q0',
  releasedId: 'x',
  type: 'multi-session',
  text: 'q',
  part: { id: 'q0', start: 0, end: 1 },
  sessions: ['uauau', 'ua', 'uauauauauauau'].map((roles, n) => ({ id: n === 2 ? 'other' : `answer_${n}`, roles })),
  gold: {
    answer: 'a',
    answerable: true,
    evidence: ['q0:S1:1', 'q0:S1:3', 'q0:S2:1', 'q0:S2:2'],
    targets: ['q0:S1:1', 'q0:S1:3', 'q0:S2:1'],
  },
};
const values = (...turns: readonly string[]) => {
  const all = releasedValues(
    question,
    turns.map((turn) => `q0:${turn}`),
  );
  return (name: string) => all.get(name);
};

describe('the released measures of LongMemEval, worked by hand', () => {
  it('count turns that the user spoke, the first two places in full', () => {
    const of = values('S1:2', 'S1:1', 'S3:1', 'S2:1');
    expect(of('turn.recall_any@1')).toBe(1);
    expect(of('turn.recall_all@3')).toBe(0);
    // Found in the first and third place, of an ideal of three places: 1 + 1/log2(3) against 1 + 1 + 1/log2(3).
    expect(of('turn.ndcg_any@3')).toBeCloseTo((1 + 1 / Math.log2(3)) / (2 + 1 / Math.log2(3)), 12);
    expect(values('S1:1', 'S1:3', 'S2:1')('turn.recall_all@3')).toBe(1);
    expect(values('S1:1', 'S1:3', 'S2:1')('turn.ndcg_any@5')).toBe(1);
  });

  it('count a session as found by its evidence alone, and go on until there are as many sessions', () => {
    // Five turns of one session without evidence: the second session is in the seventh place, the third in the eighth.
    const of = values('S3:1', 'S3:3', 'S3:5', 'S3:7', 'S3:9', 'S1:5', 'S1:1', 'S2:1');
    expect(of('turn.recall_any@5')).toBe(0);
    expect(of('session.recall_any@1')).toBe(0);
    expect(of('session.recall_any@3')).toBe(1);
    // S1:5 is no evidence and stands for a session of its own, so that three sessions end at the seventh place.
    expect(of('session.recall_all@3')).toBe(0);
    expect(of('session.recall_all@5')).toBe(1);
    const ideal = 2 + 1 / Math.log2(3);
    expect(of('session.ndcg_any@3')).toBeCloseTo(1 / Math.log2(7) / ideal, 12);
  });

  it('are not defined where nothing can be answered, or the user did not say it', () => {
    expect(releasedValues({ ...question, gold: { ...question.gold, answerable: false } }, []).size).toBe(0);
    expect(releasedValues({ ...question, gold: { ...question.gold, targets: [] } }, []).size).toBe(0);
    expect(values()('turn.recall_any@50')).toBe(0);
  });
});
