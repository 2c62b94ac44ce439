import { describe, expect, it } from 'vitest';
import { parsePlan } from '../../../../src/retrieve/algebra/plan-parse.ts';
import { collectPlan } from './collect-plan.ts';

describe('the plan of a search for evidence', () => {
  it('is one that the program reads, whatever is typed', () => {
    for (const words of ['museum', 'say "hello"', 'a \\ b', '瓷砖'])
      for (const source of ['mail', 'pictures', 'merged'] as const)
        expect(() => parsePlan(collectPlan(words, 'words', source))).not.toThrow();
  });
});
