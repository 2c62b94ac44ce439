import { describe, expect, it } from 'vitest';
import type { TaskDetail } from '../../../../src/contract/review/review-shelf.ts';
import { beganWith, isComplete } from './edited-subject.ts';

const subject = { question: 'Where?', answer: 'Here', evidence: ['a'] };
const detail = {
  task: { subject },
  draft: 'd1',
  mine: { result: { ...subject, answer: 'There' }, note: 'seen' },
} as unknown as TaskDetail;

describe('what an annotator begins with', () => {
  it('is what they left unfinished, even where it does not fit yet', () => {
    const begun = { subject: { ...subject, answer: '' }, note: 'half', draft: 'd1' };
    expect(beganWith({ ...detail, begun })).toEqual({
      work: { subject: { ...subject, answer: '' }, note: 'half' },
      isUnfinished: true,
    });
  });

  it('is not what was left of another draft, or of another form', () => {
    const decided = { work: { subject: { ...subject, answer: 'There' }, note: 'seen' }, isUnfinished: false };
    expect(beganWith({ ...detail, begun: { subject, note: '', draft: 'd0' } })).toEqual(decided);
    expect(beganWith({ ...detail, begun: { subject: { evidence: 'a' }, note: '', draft: 'd1' } })).toEqual(decided);
  });
});

describe('whether a subject can be saved', () => {
  it('asks for a label of every candidate', () => {
    const candidates = [{ item: 'a', relevant: true }, { item: 'b' }];
    expect(isComplete('relevance', { query: 'deer', candidates })).toBe(false);
    expect(isComplete('relevance', { query: 'deer', candidates: candidates.slice(0, 1) })).toBe(true);
  });

  it('asks for an answer and a chosen picture', () => {
    expect(isComplete('question', { ...subject, answer: '' })).toBe(false);
    expect(isComplete('picture', { scenario: 's', references: [], candidates: ['a.png'], chosen: [] })).toBe(false);
  });
});
