import { describe, expect, it } from 'vitest';
import { at, stored } from '../../../test/retrieve/small-life.ts';
import { assembleItem } from '../../memory/item.ts';
import { cite, type Draft } from '../question.ts';
import { bothTold } from './both-told.ts';

const told = (text: string, body: string, quote: string, answer: string): string => {
  const item = assembleItem(
    stored('mail', 'email', { time: at('2024-05-04T10:00:00'), title: 'x', body: { text: body } }),
  );
  const draft: Draft = {
    text: answer,
    type: 'number',
    citations: [cite(item.id, 'body', quote)],
    sureness: 0.8,
    notes: [],
  };
  return bothTold(draft, { text }, [{ item }]).text;
};

describe('a question that asks for two things at once', () => {
  it.each([
    [
      '毕业展最后是哪天、在哪个展厅开的？',
      '各位同学：毕业展改为6月12日，移到二号展厅。请提前布展。',
      '6月12日',
      '各位同学：毕业展改为6月12日，移到二号展厅。',
    ],
    [
      'When and where is the reading now?',
      'Sorry! The reading is on 12 June in the old mill now. See you.',
      '12 June',
      'The reading is on 12 June in the old mill now.',
    ],
  ])('%s', (question, body, quote, answer) => {
    expect(told(question, body, quote, '2024-06-12')).toBe(answer);
  });

  it.each(['毕业展最后是哪天开的？', 'When is the reading now?', 'On what day and at what time is the reading?'])(
    'leaves the value of %s as it is',
    (question) => {
      expect(told(question, 'The reading is on 12 June at 7:30 pm.', '12 June', '12 June 2024 (19:30)')).toBe(
        '12 June 2024 (19:30)',
      );
    },
  );
});
