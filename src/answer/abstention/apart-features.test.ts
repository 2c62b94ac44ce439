import { describe, expect, it } from 'vitest';
import { at, stored } from '../../../test/retrieve/small-life.ts';
import { tinyStore } from '../../../test/retrieve/tiny-store.ts';
import { retrieve } from '../../retrieve/search.ts';
import { drafted } from '../drafted.ts';
import { ofApart } from './apart-features.ts';
import { decide } from './decide.ts';

const letter = (id: string, day: string, title: string, text: string) =>
  stored(id, 'email', { time: at(`${day}T09:00:00`), title, body: { text } });
const store = tinyStore({
  items: [
    letter('m1', '2024-07-02', '六月水费单', '用水量 18吨\n应缴金额 ¥96.40'),
    letter('m2', '2024-04-03', 'Your March gas statement', 'Amount due: €58.10'),
    letter('m3', '2024-05-10', 'Booking 8812', 'Route: Aberdeen – Lerwick\nDeparture 19:00\nFare £64.00'),
    letter('m4', '2024-05-11', '订票成功', '5月20日 泉州 09:12 — 福州 10:18 二等座\n票价 ¥61.00'),
    letter('m5', '2024-06-01', 'Your winter heating bill', 'Total €410.00'),
  ],
});
const proposed = async (question: string, id: string, quote: string) => {
  const found = await drafted({ store, retrieve }, question, { now: '2024-08-01T12:00:00' });
  const item = found.judged.find((one) => one.item.id === id)?.item ?? (await store.item(stored(id, 'email', {}).id));
  const draft = {
    text: quote,
    type: 'open_end' as const,
    citations: [{ id: item?.id, field: 'body', quote }],
    sureness: 1,
    notes: [],
    also: item === undefined ? [] : [item],
  };
  return { ...found, draft } as typeof found;
};
const about = async (question: string, id: string, quote: string) => ofApart(await proposed(question, id, quote));
const decided = async (question: string) => decide(await proposed(question, 'm1', '¥96.40'), 1);

describe('what is told of another than the one asked for', () => {
  it.each([
    ['七月的水费是多少？', 'm1', '¥96.40', 1],
    ['六月的水费是多少？', 'm1', '¥96.40', 0],
    ['水费是多少？', 'm1', '¥96.40', 0],
    ['How much was the gas in April 2024?', 'm2', '€58.10', 1],
    ['How much was the gas in March 2024?', 'm2', '€58.10', 0],
    ['What was the heating bill for autumn?', 'm5', '€410.00', 1],
    ['What was the heating bill for winter?', 'm5', '€410.00', 0],
    ['Who wrote to me in May 2024 about the gas?', 'm2', '€58.10', 0],
  ])('another month or season is billed: %s', async (question, id, quote, is) => {
    expect((await about(question, id, quote)).periodApart).toBe(is);
  });

  it('regression: the bill of June is not told for July', async () => {
    expect(await decided('七月的水费是多少？')).toEqual({ tells: 'nothing', confidence: 0.3 });
    expect(await decided('六月的水费是多少？')).not.toEqual({ tells: 'nothing', confidence: 0.3 });
  });
});
