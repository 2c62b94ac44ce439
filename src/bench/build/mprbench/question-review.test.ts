import { describe, expect, it } from 'vitest';
import { chanceFor } from './assign.ts';
import { chosen, LEAST_REFERENCES, type Seen } from './concepts-step.ts';
import { lettered } from './options.ts';
import { questionLeft, UNWRITTEN } from './question-review.ts';
import { type BuiltQuestion, letters, questionSchema } from './records.ts';

const form: BuiltQuestion = {
  group: 'visual',
  task: 'predict',
  concept: 'person-1',
  item: 'img-1',
  made: 'person',
  written: false,
  question: 'What will <Ines> do?',
  options: { A: '', B: '', C: '', D: '' },
  answer: 'A',
  failure: {},
};
const filled = (text: (id: string) => string) => ({
  question: 'What will <Ines> most likely do next?',
  options: letters.map((id) => ({ id, text: text(id), strategy: id === 'B' ? 'right' : 'mis_identification' })),
  answer: 'B',
});

describe('a question as people left it', () => {
  it('is written once they have written every option, with how each fails', () => {
    const left = questionSchema.parse(
      questionLeft(
        filled((id) => `Option ${id}`),
        form,
      ),
    );
    expect(left).toMatchObject({ written: true, answer: 'B', item: 'img-1', options: { A: 'Option A' } });
    expect(left.failure).toEqual({ A: 'mis_identification', C: 'mis_identification', D: 'mis_identification' });
  });

  it('stays unwritten while an option is what the form had', () => {
    const left = questionSchema.parse(
      questionLeft(
        filled((id) => (id === 'C' ? UNWRITTEN : `Option ${id}`)),
        form,
      ),
    );
    expect(left.written).toBe(false);
  });
});

describe('options', () => {
  it('have one for each way to fail before a second of any', () => {
    const wrong = [
      { text: '1', mode: 'mis_identification' },
      { text: '2', mode: 'mis_identification' },
      { text: ' Four', mode: 'missing_personal_information' },
      { text: '5', mode: 'incorrect_use_of_personal_information' },
      { text: '3', mode: 'missing_personal_information' },
    ] as const;
    const made = lettered('four', wrong, chanceFor(1, 'options'));
    expect(Object.values(made?.options ?? {}).sort()).toEqual(['1', '3', '5', 'four']);
    expect(made?.options[made.answer]).toBe('four');
    expect(new Set(Object.values(made?.failure ?? {})).size).toBe(3);
  });

  it('are none where three wrong ones cannot be had', () => {
    expect(
      lettered(
        'a',
        [
          { text: 'A', mode: 'other' },
          { text: 'b', mode: 'other' },
        ],
        chanceFor(1, 'few'),
      ),
    ).toBeUndefined();
  });
});

describe('pictures of a concept', () => {
  const box = { x: 0, y: 0, w: 0.2, h: 0.5 };
  const seen = (source: string, items: readonly string[]): Seen => ({
    source,
    kind: 'person',
    sightings: items.map((item) => ({ item, box })),
    files: [],
  });

  it('are asked about where most others are, and five at least stay references', () => {
    const alone = ['a', 'b', 'c', 'd', 'e'];
    const [first] = chosen([
      seen('one', [...alone, 'crowd', 'pair']),
      seen('two', ['crowd', 'pair']),
      seen('three', ['crowd']),
    ]);
    expect(first?.queries.map(({ item }) => item)).toEqual(['crowd', 'pair']);
    expect(first?.references).toHaveLength(LEAST_REFERENCES);
    expect(first?.queries[0]?.others.map(({ concept }) => concept)).toEqual(['person-2', 'person-3']);
  });

  it('are all references where there are no more than five', () => {
    const [only] = chosen([seen('one', ['a', 'b', 'c', 'd', 'e'])]);
    expect([only?.references.length, only?.queries.length]).toEqual([5, 0]);
  });
});
