import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuery } from '../algebra/query-text.ts';
import { planExamples } from './plan.prompt.ts';

describe('examples of plans from the memory’s own names', () => {
  it('speak of people, places and happenings as the memory has them', () => {
    const known = {
      people: ['Ada Berg (the owner)', 'Tom Reed (brother)'],
      places: ['Porto'],
      events: ['Trip to Porto'],
    };
    expect(planExamples(known)).toEqual([
      { question: 'photos from Porto in 2023', plan: 'all(modality!["image"], place["Porto"], time[2023])' },
      {
        question: 'what did Tom Reed write about the garden?',
        plan: 'all(person["Tom Reed", how="sender"], text["garden"])',
      },
      {
        question: 'receipts from Trip to Porto',
        plan: 'all(modality[documentKind="receipt"], event["Trip to Porto"])',
      },
    ]);
    expect(planExamples({ people: [], places: [], events: [] })).toEqual([]);
  });

  it('can be read, whatever the names are', () => {
    const names = fc.array(
      fc.string({ minLength: 1, maxLength: 20 }).filter((name) => name.trim() !== ''),
      { maxLength: 2 },
    );
    fc.assert(
      fc.property(names, names, names, (people, places, events) => {
        for (const { plan } of planExamples({ people, places, events })) expect(() => parseQuery(plan)).not.toThrow();
      }),
    );
  });
});
