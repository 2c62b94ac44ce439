import { describe, expect, it } from 'vitest';
import { askResponse } from '../../../../src/contract/question-verbs.ts';
import type { ItemBrief } from '../../../../src/contract/shapes.ts';
import { itemBriefShape } from '../../../../src/contract/shapes.ts';
import { foundBelow } from './answer-set.ts';
import type { Found } from './use-found.ts';

const plan = {
  question: 'how much were my hotels?',
  root: { kind: 'all' as const, plans: [] },
  asked: 'items' as const,
  pick: 'all' as const,
  unknown: [],
  now: '2024-03-15T12:00:00',
  language: 'en' as const,
};
const item = (id: string): ItemBrief => itemBriefShape.parse({ id, modality: 'email', people: [], snippet: 'EUR 1' });
const answered = (outcome: 'grounded' | 'abstained' | 'failed', cited: readonly string[]) =>
  askResponse.parse({
    question: plan.question,
    outcome,
    answer: '€838.73',
    type: 'number',
    confidence: 0.8,
    citations: cited.map((id) => ({ id, field: 'body', quote: 'EUR 1' })),
    evidence: cited.map(item),
    notes: [],
    plan,
    trace: [],
    tookMs: 1,
  });
const search = (ids: readonly string[], total = ids.length): Found => ({
  found: { items: ids.map((id) => ({ ...item(id), probability: 0.5 })), total, notes: ['none is surely so'], plan },
  isOld: false,
  isBusy: false,
  error: undefined,
  again: () => undefined,
});
const idsOf = (found: Found | undefined): readonly string[] | undefined => found?.found?.items.map(({ id }) => id);

describe('what stands below an answer', () => {
  it('is what the answer rests on first, then what else fits, each once', () => {
    const below = foundBelow(
      answered('grounded', ['mail-baaaaaaaaaaaa', 'mail-xaaaaaaaaaaaa']),
      search(['mail-aaaaaaaaaaaaa', 'mail-baaaaaaaaaaaa'], 7),
    );
    expect(idsOf(below)).toEqual(['mail-baaaaaaaaaaaa', 'mail-xaaaaaaaaaaaa', 'mail-aaaaaaaaaaaaa']);
    expect(below?.found).toMatchObject({ total: 7, notes: [] });
  });

  it('is what an answer rests on also where the search shows nothing', () => {
    const below = foundBelow(answered('grounded', ['mail-xaaaaaaaaaaaa']), search([]));
    expect(idsOf(below)).toEqual(['mail-xaaaaaaaaaaaa']);
    expect(below?.found?.total).toBe(1);
  });

  it('is what was found, with what was not insisted on, as long as there is no answer or it failed', () => {
    for (const answer of [undefined, answered('failed', [])]) {
      const below = foundBelow(answer, search(['mail-aaaaaaaaaaaaa']));
      expect(below?.found?.notes).toEqual(['none is surely so']);
      expect(idsOf(below)).toEqual(['mail-aaaaaaaaaaaaa']);
    }
  });
});
