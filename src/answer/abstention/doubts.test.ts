import { describe, expect, it } from 'vitest';
import type { MemoryItem } from '../../memory/item.ts';
import { askedForm } from '../asked/asked-form.ts';
import type { Drafted } from '../worked-through.ts';
import { mostSure, saysNothing } from './doubts.ts';

type Found = Parameters<typeof saysNothing>[0];

function found(question: string, text: string, kind: Drafted['form']['kind'], more: Partial<MemoryItem> = {}): Found {
  const body = more.body ?? { text };
  const item = { id: 'mail-1', modality: 'email', body, ...more } as unknown as MemoryItem;
  const quoted = more.amounts === undefined ? { field: 'body', quote: text } : { field: 'amounts.0', quote: text };
  const draft = {
    text,
    type: 'open_end',
    citations: [{ id: item.id, ...quoted }],
    sureness: 1,
    notes: [],
    also: [item],
  };
  const form = { ...askedForm(question, 'what'), kind };
  return { draft, form, basis: 'sentence', judged: [], retrieval: { plan: { question } } } as unknown as Found;
}

describe('a proposed answer that says nothing of what was asked', () => {
  it.each([
    ['What did Dr Rao prescribe?', 'Doctor: Dr Rao', 'what', true],
    ['What did Dr Rao prescribe?', 'Doctor: Dr Rao, eye drops', 'what', false],
    ['Was it Dr Rao?', 'Dr Rao', 'yes-no', false],
    ['Which is cheaper, the bus or the train?', 'the train', 'what', false],
    ['Oak House跟Elm House，住哪家便宜？', 'Oak House', 'what', false],
    ['Where is the exam?', 'The room will be announced on the notice board a week before.', 'where', true],
    ['考场在哪里？', '考试时间为上午九点，请带身份证提前半小时到达，考场地点另行通知，请留意短信。', 'where', true],
    ['When is my module 3 exam?', 'Module 2 exam: 4 May', 'when', true],
  ] as const)('%s – %s', (question, text, kind, is) => {
    expect(saysNothing(found(question, text, kind))).toBe(is);
  });

  it('a value read off its label may belong to what was asked with: the shoulder to a physiotherapist', () => {
    const sentence = found('What was my physiotherapy appointment for?', 'the shoulder', 'field');
    expect(saysNothing({ ...sentence, basis: 'read' })).toBe(false);
  });

  it.each([
    ['Which book did Mia recommend?', 'When will you visit Crumpet?', true],
    ['Which book did Mia recommend?', 'You have to read “Crumpet”.', false],
    ['米娅推荐的书叫什么？', '什么时候来找Crumpet玩？', true],
    ['米娅推荐的书叫什么？', '《Crumpet》值得一读', false],
  ])('the cat’s name is no title, where the letter speaks of no book: %s, told “%s”', (question, body, is) => {
    const { retrieval, ...told } = found(question, 'Crumpet', 'field', { body: { text: body } });
    const field = { id: 'recommended title' } as Drafted['form']['field'];
    const gazetteer = { people: [{ name: 'Crumpet', names: [], roles: [] }] };
    const known = { ...told, basis: 'read', form: { ...told.form, field }, retrieval: { ...retrieval, gazetteer } };
    expect(saysNothing(known as unknown as Found)).toBe(is);
  });

  it('a fee for one thing is none for another', () => {
    const fee = (what: string) =>
      found('How much was the registration fee?', '£10', 'amount', {
        amounts: [{ value: 10, currency: 'GBP', role: 'fee', what, text: '£10', field: 'body' }],
      });
    expect(saysNothing(fee('Late payment fee'))).toBe(true);
    expect(saysNothing(fee('Registration fee'))).toBe(false);
    expect(saysNothing(fee('Total'))).toBe(false);
  });

  it.each([
    ['How much were gas and water together?', 0.4],
    ['水费和电费一共多少？', 0.4],
    ['How much was the gas?', 1],
    ['水费是多少？', 1],
  ])('where several were asked for and one is told, nobody is sure: %s', (question, most) => {
    expect(mostSure(found(question, '£20', 'amount'))).toBe(most);
  });
});

describe('a sentence, or what a letter is headed, where a value was asked for', () => {
  const long = 'You need not drive to the eye doctor on Monday, since Harold is taking me there.';
  it.each([
    ["What is the name of Dad's eye doctor?", long, 'what', 0.4],
    ['室友叫什么名字？', '我室友十八号搬走，新的还没来，所以那两个晚上你可以睡我家。', 'what', 0.4],
    ['Why need I not drive?', long, 'what', 1],
    ['How many nights did she stay?', long, 'duration', 0.4],
    ['How many nights did she stay?', 'She stayed for 4 nights with us.', 'duration', 1],
  ] as const)('%s – %s', (question, text, kind, most) => {
    expect(mostSure(found(question, text, kind))).toBe(most);
  });

  it('no place is what a letter is headed', () => {
    const one = found('婚礼在哪里办？', '婚礼改地方了', 'where');
    const { draft } = one;
    const titled = {
      ...one,
      draft: { ...draft, citations: [{ id: 'mail-1', field: 'title', quote: '婚礼改地方了' }] },
    };
    expect(mostSure(titled as unknown as typeof one)).toBe(0.4);
  });
});
