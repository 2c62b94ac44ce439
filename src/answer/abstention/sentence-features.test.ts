import { describe, expect, it } from 'vitest';
import { at, stored } from '../../../test/retrieve/small-life.ts';
import { tinyStore } from '../../../test/retrieve/tiny-store.ts';
import { retrieve } from '../../retrieve/search.ts';
import { answer } from '../answer.ts';
import { drafted } from '../drafted.ts';
import { leadOf } from './evidence-features.ts';
import { ofSentences } from './sentence-features.ts';

const letter = (id: string, day: string, title: string, text: string) =>
  stored(id, 'email', { time: at(`${day}T09:00:00`), title, body: { text } });
const store = tinyStore({
  items: [
    letter(
      'm1',
      '2024-03-01',
      'The lake',
      'We rented the rowing boat for €40. The pike that Otto caught was a monster. Rooms at the mill were full, so we drove on.',
    ),
    letter('m2', '2024-05-02', '回程', '去程的船票是120元，5月20日早上8:00开船。小敏的男朋友也来。'),
  ],
});
const work = (question: string) => drafted({ store, retrieve }, question, { now: '2024-06-01T12:00:00' });
const ofSentence = async (question: string, quote: string, id = 'm1') => {
  const found = await work(question);
  const lead = found.judged.find(({ item }) => item.id === id) ?? leadOf(found);
  const draft = {
    text: quote,
    type: 'open_end' as const,
    citations: [{ id: lead?.item.id ?? found.judged[0]?.item.id, field: 'body', quote }],
    sureness: 1,
    notes: [],
  };
  return ofSentences({ ...found, draft } as typeof found, lead);
};

describe('what the sentence of a value says', () => {
  it('a sum that stands in another sentence than what it is asked of', async () => {
    const boat = await ofSentence('What did the rowing boat cost?', '€40');
    const pike = await ofSentence('What did the pike that Otto caught cost?', '€40');
    expect(pike.ownSentence).toBeLessThan(boat.ownSentence);
    expect(pike.sentenceGap).toBeGreaterThan(boat.sentenceGap);
  });

  it.each([
    ['How much did the pike weigh?', 'The pike that Otto caught was a monster.', 1],
    ['How much was the boat?', '€40', 0],
    ['What did Otto catch?', 'The pike that Otto caught was a monster.', 0],
    ['梭鱼有多重？', '小敏的男朋友也来', 1],
  ])('figures are asked for and none told: %s – %s', async (question, told, is) => {
    expect((await ofSentence(question, told)).unfigured).toBe(is);
  });

  it.each([
    ['What is the name of the mill?', 'Rooms at the mill were full, so we drove on.', 1],
    ['What is the name of the fisherman?', 'Otto', 0],
    ['小敏的男朋友叫什么名字？', '小敏的男朋友也来，去程的船票是120元', 1],
    ['小敏的男朋友叫什么名字？', '阿强', 0],
  ])('a name is asked for and a sentence told: %s – %s', async (question, told, is) => {
    expect((await ofSentence(question, told)).nameless).toBe(is);
  });

  it.each([
    ['返程的船几点开？', '8:00', 1],
    ['去程的船几点开？', '8:00', 0],
    ['When does the boat back to Turku leave?', '8:00', 1],
  ])('the way there is not the way back: %s', async (question, told, is) => {
    expect((await ofSentence(question, told, 'm2')).returnUnsaid).toBe(is);
  });

  it('a number that the record does not have', async () => {
    expect((await ofSentence('What does the 200 euro boat cost?', '€40')).figureUnsaid).toBe(1);
    expect((await ofSentence('What did the €40 boat cost?', '€40')).figureUnsaid).toBe(0);
  });
});

describe('what no reader reads', () => {
  it('is told as hardly sure, or not at all', async () => {
    const { answer: made } = await answer({ store, retrieve }, 'Was the lake frozen?', {
      now: '2024-06-01T12:00:00',
    });
    expect(made.outcome === 'abstained' || (made.outcome === 'grounded' && made.confidence < 0.2)).toBe(true);
  });
});
