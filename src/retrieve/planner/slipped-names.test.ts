import { describe, expect, it } from 'vitest';
import { plannerWorld } from '../../../test/retrieve/planner-world.ts';
import { planText } from '../algebra/plan-text.ts';
import { plan } from './planner.ts';

const planOf = (question: string): string => planText(plan(question, plannerWorld, '2024-03-15T12:00:00').root);

describe('a name with a slip of the finger', () => {
  it.each([
    ['photos in Lisbno', 'Lisbon'],
    ['photos in lisbbon', 'Lisbon'],
    ['graces birthday', 'Grace Hill'],
    ['photos of Annna', 'Anna'],
  ])('is the one that the memory knows: %s', (said, name) => expect(planOf(said)).toContain(name));

  it.each(['photos of Annie', 'photos of Gracie', 'photos of Benny', 'a trial in the grass'])(
    'is another name, or none, when it is more than a slip: %s',
    (said) => expect(planOf(said)).not.toMatch(/Anna|Grace|Ben Okoro|June Park/),
  );
});
