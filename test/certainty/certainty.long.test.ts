import { describe, expect, it } from 'vitest';
import { answeredFrom, groundsOf } from '../../src/answer/answer.ts';
import { measured } from '../../src/answer/certainty/measured.ts';
import { statedOf } from '../../src/answer/certainty/stated.ts';
import { drafted } from '../../src/answer/drafted.ts';
import { retrieve } from '../../src/retrieve/search.ts';
import { fixtureFiles, inboxIn } from '../../training/harness/inboxes-with-gold.ts';
import {
  mail,
  NOW,
  photo,
  receiptMails,
  receiptPhotos,
  unrelatedPhotos,
  withMemory,
  withStore,
} from './asked-memory.ts';

const most = measured.unmet.most;
const asked = (question: string, items: Parameters<typeof withMemory>[0]) =>
  withMemory(items, (app) => app.ask(question, { now: NOW, explain: 'found' }));
const found = (words: string, items: Parameters<typeof withMemory>[0]) =>
  withMemory(items, async (app) => (await app.search(words, { now: NOW })).items);

describe('pictures of a cat where only receipts speak of one', () => {
  it('are none: the receipts lie nearest, and it is said that no photo shows a cat', async () => {
    const { outcome, answer, evidence } = await asked('pictures of the cat', receiptPhotos);
    expect(outcome).toBe('abstained');
    expect(answer).toMatch(/^No photo in this memory is known to show cat\./);
    expect(evidence.length).toBeGreaterThan(0);
  });

  it('are told in Chinese, too', async () => {
    const { outcome, answer } = await asked('猫的照片', [
      photo('photo1', '2025-01-12T10:00:00', '桌上的一张收据', { words: '收据\n猫粮 6 x 5.34\n合计 13.01' }),
    ]);
    expect(outcome).toBe('abstained');
    expect(answer).not.toBe('');
  });

  it('are found by a search with a probability that says so', async () => {
    const items = await found('pictures of the cat', receiptPhotos);
    expect(items.length).toBe(3);
    for (const { probability } of items) expect(probability).toBeLessThanOrEqual(most);
  });

  it('are those that show it, where some do', async () => {
    const cat = photo('photo90', '2025-03-30T10:00:00', 'A grey cat sleeps on a sofa');
    const { outcome, citations, notes } = await asked('pictures of the cat', [...receiptPhotos, cat]);
    expect(outcome).toBe('grounded');
    expect(new Set(citations.map(({ id }) => id.split(':').at(-1)))).toEqual(new Set(['photo90']));
    expect(notes).toEqual([]);
  });
});

describe('what happened most often', () => {
  const meal = (id: string, date: string, house: string) =>
    mail(
      id,
      date,
      `${house} <table@house.example>`,
      `Your receipt from ${house}`,
      `Thank you for dining at ${house}, Boston.\nSet dinner 52.80\nTOTAL USD 68.20`,
    );

  it('is no surer than the measured bound where a single record is cited', async () => {
    const { outcome, confidence } = await asked('Which restaurant did I go to most often in Boston?', [
      meal('mail1', '2024-10-13T21:02:00', 'Union Chowder House'),
      meal('mail2', '2024-10-14T20:00:00', 'Harbor Grill'),
    ]);
    expect(outcome).toBe('grounded');
    expect(confidence).toBeLessThanOrEqual(most);
  });
});

describe('any answer', () => {
  it('to a question of the bank is as sure as such answers to strangers were right, and no surer than the bound where a condition is not met', async () => {
    const [file] = fixtureFiles();
    if (file === undefined) throw new Error('The bank has no fixture.');
    const { items, questions, now } = inboxIn(file);
    await withStore(items, async (store) => {
      for (const { asked: question } of questions) {
        const found = await drafted({ store, retrieve }, question, { now });
        const { answer, decided } = answeredFrom(question, found, 0);
        if (answer.outcome !== 'grounded') continue;
        const { conditions } = groundsOf(found, answer.citations, { ...found.draft, type: answer.type });
        const isUnmet = conditions.some(({ state }) => state !== 'met');
        const withStrangers = statedOf(decided, { items: [{ modality: 'email' }], conditions: [] });
        expect(answer.confidence, question).toBe(isUnmet ? Math.min(withStrangers, most) : withStrangers);
      }
    });
  });
});

describe('adding what has nothing to do with it', () => {
  const life = [
    ...receiptMails,
    photo('photo90', '2025-03-30T10:00:00', 'A grey cat sleeps on a sofa', {
      place: 'Lyon, Auvergne-Rhône-Alpes, France',
    }),
    photo('photo91', '2025-03-31T10:00:00', 'A castle on a hill', { place: 'Graz, Styria, Austria' }),
    mail(
      'mail9',
      '2025-02-02T09:00:00',
      'Hotel Sonne <desk@sonne.example>',
      'Your booking',
      'Your room in Graz costs EUR 240.00.',
    ),
  ];
  const queries = [
    'pictures of the cat',
    'cat',
    'photos from Graz',
    'the hotel in Graz',
    'mails about cat food',
    'orders from Felix',
    'castle',
    '猫的照片',
  ];
  const counts = (items: Parameters<typeof withMemory>[0]) =>
    withMemory(items, async (app) => {
      const all = new Map<string, number>();
      for (const query of queries) all.set(query, (await app.search(query, { now: NOW })).items.length);
      return all;
    });

  it('never empties a search, whichever kinds were there before', async () => {
    const starts = [life, receiptMails, receiptPhotos];
    for (const start of starts) {
      const before = await counts(start);
      for (const added of [1, 6]) {
        const after = await counts([...start, ...unrelatedPhotos(added)]);
        for (const [query, count] of before)
          if (count > 0)
            expect(after.get(query), `${query}, ${added} photos added to ${start.length}`).toBeGreaterThan(0);
      }
    }
  });

  it('leaves the plan of “pictures” as it was, with mails alone and with photos', async () => {
    const planOf = (items: Parameters<typeof withMemory>[0]) =>
      withMemory(items, async (app) => (await app.search('pictures of the cat', { now: NOW })).planText);
    expect(await planOf(receiptMails)).toBe(await planOf([...receiptMails, ...unrelatedPhotos(6)]));
  });

  it('leaves mails as what lies nearest to pictures that are not there', async () => {
    for (const items of [receiptMails, [...receiptMails, ...unrelatedPhotos(6)]]) {
      const { outcome, answer } = await asked('pictures of the cat', items);
      expect(outcome).toBe('abstained');
      expect(answer).toContain('Receipt for your order');
    }
  });
});
