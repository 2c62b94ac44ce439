import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { poolPlan } from '../../../../test/retrieve/plan-arbitraries.ts';
import { addressOfQuestion, questionAt } from './ask-address.ts';

const words = fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed());

describe('the address of a question', () => {
  it('leads back to the words and the plan', () => {
    fc.assert(
      fc.property(words, fc.boolean(), poolPlan, fc.boolean(), (said, asks, root, edited) => {
        const plan = {
          question: said,
          root,
          asked: 'items' as const,
          pick: 'all' as const,
          unknown: ['里斯本'],
          now: '2024-03-15T12:00:00',
          language: 'zh' as const,
        };
        const asked = { words: said, asks, ...(edited ? { plan } : {}) };
        const { pathname, search } = new URL(addressOfQuestion(asked), 'http://localhost');
        expect(pathname).toBe('/');
        // JSON omits undefined values from a plan.
        expect(questionAt(search)).toEqual(JSON.parse(JSON.stringify(asked)));
      }),
    );
  });

  it.each(['?plan=x', '?plan=%00', '?plan=eyJyb290Ijp7fX0', '?plan='])(
    'with a plan that is none has no plan: %s',
    (search) => {
      expect(questionAt(`${search}&q=hotel`)).toEqual({ words: 'hotel', asks: false });
    },
  );
});
