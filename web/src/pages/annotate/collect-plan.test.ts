import { describe, expect, it } from 'vitest';
import { parsePlan } from '../../../../src/retrieve/algebra/plan-parse.ts';
import { collectPlan } from './collect-plan.ts';

describe('the plan of a search for evidence', () => {
  it('is one that the program reads, whatever is typed', () => {
    for (const words of ['museum', 'say "hello"', 'a \\ b', '瓷砖'])
      for (const source of ['mail', 'pictures', 'merged'] as const)
        for (const within of [undefined, { from: '2023-05', to: '2024-04' }])
          expect(() => parsePlan(collectPlan(words, 'words', source, within))).not.toThrow();
  });

  it('is everything of a window where nothing is typed', () => {
    const plan = collectPlan('', 'words', 'merged', { from: '2023-05', to: '2024-04' });
    expect(plan).toBe('time![2023-05..2024-04]');
    expect(() => parsePlan(plan)).not.toThrow();
  });
});
