import { describe, expect, it } from 'vitest';
import { differencesOf } from './differences.ts';

describe('the differences of annotators', () => {
  it('are the parts in which their results are not the same', () => {
    const draft = { query: 'deer', candidates: [{ item: 'a' }, { item: 'b' }] };
    const labelled = (a: boolean, b: boolean) => ({
      verdict: 'correct',
      result: {
        query: 'deer',
        candidates: [
          { item: 'a', relevant: a },
          { item: 'b', relevant: b },
        ],
      },
    });
    expect(differencesOf(draft, [labelled(true, true), labelled(true, false)])).toEqual([
      { path: 'candidates · b · relevant', values: ['✓', '✗'] },
    ]);
  });

  it('are none of wording where one of two rejected', () => {
    const kept = { verdict: 'accept', result: { answer: 'A' } };
    expect(differencesOf({ answer: 'A' }, [kept, { verdict: 'reject' }])).toEqual([]);
  });

  it('take sets of evidence as sets', () => {
    const with_ = (...evidence: string[]) => ({ verdict: 'correct', result: { evidence } });
    expect(differencesOf({ evidence: ['a'] }, [with_('a', 'b'), with_('b', 'a')])).toEqual([]);
  });
});
