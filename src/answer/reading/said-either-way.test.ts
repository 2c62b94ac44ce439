import { describe, expect, it } from 'vitest';
import type { MemoryItem } from '../../memory/item.ts';
import type { Question } from '../question.ts';
import { saidEitherWay } from './said-either-way.ts';

const letter = (id: string, day: string, text: string): MemoryItem =>
  ({
    id,
    modality: 'email',
    title: 'Re:',
    body: { text },
    time: { start: `${day}T09:00:00` },
  }) as unknown as MemoryItem;

function asked(text: string, ...letters: readonly MemoryItem[]): string | undefined {
  const question = {
    text,
    language: /\p{Script=Han}/u.test(text) ? 'zh' : 'en',
    supported: letters.map((item) => ({ item })),
    retrieval: { plan: { root: { kind: 'all', plans: [] } }, gazetteer: { items: 9 }, wordRates: new Map() },
  } as unknown as Question;
  return saidEitherWay(question)?.text;
}

describe('whether something is so', () => {
  it.each([
    ['Is breakfast included?', 'Your room is ready from 3 pm. Breakfast is not included.', /^No: Breakfast/],
    ['Is breakfast included?', 'Your room is ready from 3 pm. Breakfast is included.', /^Yes: Breakfast/],
    ['Did I pass the theory exam?', 'Theory exam: 31 of 50, FAIL. You may sit it again.', /^No: /],
    ['Was the second visit free?', 'There is no charge for the second visit.', /^Yes: /],
    ['Is the parking permit still valid?', 'Your parking permit was withdrawn.', /^No: /],
    ['我有没有办停车证？', '房租每月3000元，停车证200元，未办理。', /^没有|^否|^不/],
    ['理论考试通过了吗？', '理论考试成绩：92分，合格。', /^是/],
  ])('%s – %s', (question, text, answer) => {
    expect(asked(question, letter('a', '2023-05-01', text))).toMatch(answer);
  });

  it('as the latest letter has it', () => {
    const before = letter('a', '2023-05-01', 'Flood cover: INCLUDED');
    const after = letter('b', '2023-06-01', 'As agreed: flood cover removed');
    expect(asked('Do I still have flood cover?', before, after)).toMatch(/^No: /);
  });

  it('never as the name below a letter has it', () => {
    const signed = {
      ...letter('a', '2023-05-01', 'The lift is mended.\n\nOskar'),
      people: [{ how: 'sender', name: 'Oskar Novak' }],
    } as unknown as MemoryItem;
    expect(asked('Did Oskar like it?', signed)).toBeUndefined();
  });

  it('nothing where no sentence speaks of it', () => {
    expect(
      asked('Did the neighbours complain about the piano?', letter('a', '2023-05-01', 'The lift is mended.')),
    ).toBeUndefined();
  });
});
