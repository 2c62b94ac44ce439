import { describe, expect, it } from 'vitest';
import { guidelineChecks } from './guidelines.ts';

const broken = (question: string, answer: string, evidence: readonly string[] = ['a']) =>
  guidelineChecks({ question, answer, evidence })
    .filter(({ ok }) => !ok)
    .map(({ guideline }) => guideline);

describe('the guidelines for questions', () => {
  it('find nothing in a question as people ask it', () => {
    expect(broken('I remember seeing a deer on a hike – when was that?', '14 December 2023')).toEqual([]);
    expect(broken('我在哪里看到过那只鹿？', '里士满公园')).toEqual([]);
  });

  it('name what is not asked by the owner, tells its answer, or asks for a time of the clock', () => {
    expect(broken('What wildlife was seen on the hike?', 'a deer')).toEqual(['first-person']);
    expect(broken('When did I see the deer in Richmond Park?', 'Richmond Park')).toEqual(['answer-hidden']);
    expect(broken('Where was I at 15:09 that day?', 'Richmond Park')).toEqual(['day-not-clock']);
  });

  it('name evidence that is missing or more than can all be needed', () => {
    expect(broken('Where did I see the deer?', 'Richmond Park', [])).toEqual(['primary-evidence']);
    expect(broken('Where did I see the deer?', 'Richmond Park', [...'abcdef'])).toEqual(['primary-evidence']);
  });
});
