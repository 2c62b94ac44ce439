import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { smallLife } from '../../test/retrieve/small-life.ts';
import { tinyStore } from '../../test/retrieve/tiny-store.ts';
import { answerSchema } from '../memory/answer.ts';
import { MadeleineError } from '../memory/errors.ts';
import { assembleItem } from '../memory/item.ts';
import type { Store } from '../ports/store.ts';
import { retrieve } from '../retrieve/search.ts';
import { answer } from './answer.ts';
import { checkCitation, checkedCitations, fieldText } from './cite.ts';
import { moneyText, spanText } from './wording.ts';

const store = tinyStore(smallLife);
const now = '2024-03-15T12:00:00';
const ask = async (question: string) => answer({ store, retrieve }, question, { now });

describe('answers read off a small life', () => {
  it.each([
    ['How much did I pay for the hotel in Portugal?', '€397.71'],
    ['When did I last see Ben?', '8 May 2023'],
    ['What is my booking number for Hotel Aurora?', 'QX7T9P'],
    ['How long is the video of the street musicians?', '85 seconds (1 min 25 s)'],
    ['How many nights did I stay at Hotel Aurora?', '4 nights'],
    ['When was my trip to Lisbon?', '5 May 2023 to 9 May 2023'],
    ['Who is in the photo with the fireworks?', 'Anna Berg and Ben Okoro'],
    ['Where was the photo of the fireworks taken?', 'Paris, France'],
    ['How many photos did I take in Lisbon?', '3'],
    ['When did Clara start the pottery class?', '1 June 2023'],
    ['Does Milo have a vaccination?', 'Yes: Milo has his vaccination at the vet on Friday at four.'],
    ['photos from May 2023 in Lisbon', 'lis-1, lis-2, lis-3'],
    ['How many days between the fireworks and the trip to Lisbon?', '295 days'],
    ['Did I see the fireworks before or after my trip to Lisbon?', 'Before'],
    ['Which hotel did I stay at in Lisbon?', 'Hotel Aurora'],
    ['我在里斯本住的是哪家酒店？', 'Hotel Aurora'],
    ['When did I check in at Hotel Aurora?', '5 May 2023'],
    ['How much did the final hotel price in Lisbon differ from the booking?', '€10.29'],
  ])('%s', async (question, text) => {
    const { answer: made, evidence } = await ask(question);
    expect(made).toMatchObject({ outcome: 'grounded', text });
    expect(answerSchema.parse(made)).toEqual(made);
    if (made.outcome !== 'grounded') return;
    for (const citation of made.citations) {
      const item = evidence.find(({ id }) => id === citation.id)?.item;
      expect(item !== undefined && checkCitation(item, citation)).toBe(true);
    }
  });

  it.each([
    ['a topic that nothing speaks of', 'When is the dentist appointment in 2023?', 'dentist'],
    ['a stranger', 'Did Zelda visit Paris?', 'Nobody and nothing called Zelda is in this memory.'],
    ['the right thing in the wrong place', 'How much did I pay for the hotel in France?', 'from France'],
    ['the right person in the wrong year', 'photos of Anna from 2019', 'Anna Berg of 2019'],
    ['a kind of bill that there is none of', 'How much was the electricity bill?', 'electricity'],
    ['an activity that no picture shows', 'When did I go skydiving?', 'skydiving'],
    ['a thing that only an advertisement offers', 'When did I buy garden chairs?', 'nearest'],
    ['a person who may be in any picture', 'photos of Clara in Paris', 'with Clara'],
  ])('abstains on %s', async (_, question, reason) => {
    const { answer: made } = await ask(question);
    expect(made).toMatchObject({ outcome: 'abstained', reason: expect.stringContaining(reason) });
  });

  it('says what the superseded booking said', async () => {
    const { answer: made } = await ask('How much did I pay for the hotel in Lisbon?');
    expect(made).toMatchObject({
      citations: [{ id: 'mail-invoice', field: 'amounts.0', quote: 'EUR 397.71' }],
      notes: [expect.stringContaining('€408.00')],
    });
  });

  it('abstains in the language of the question', async () => {
    expect((await ask('牙医预约是什么时候？')).answer).toMatchObject({
      outcome: 'abstained',
      reason: expect.stringContaining('没有'),
    });
  });

  it('fails, and does not abstain, when the store cannot be read', async () => {
    const broken = new Proxy(store, {
      get: (target, key) =>
        key === 'sequence'
          ? () => Promise.reject(new MadeleineError('memory-corrupt', 'The memory cannot be read.'))
          : Reflect.get(target, key),
    }) as Store;
    expect((await answer({ store: broken, retrieve }, 'photos')).answer).toEqual({
      outcome: 'failed',
      error: { code: 'memory-corrupt', message: 'The memory cannot be read.' },
    });
  });
});

describe('citations', () => {
  const items = smallLife.items.map(assembleItem);
  const fields = ['time', 'place.city', 'body', 'ocr', 'title', 'amounts.0', 'references.0', 'people.0', 'caption'];
  const quotes = items.flatMap((item) =>
    fields.flatMap((field) => {
      const text = fieldText(item, field);
      return text === undefined ? [] : [{ item, field, text }];
    }),
  );

  it('hold for every stretch of a field and for no altered one', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...quotes),
        fc.nat(),
        fc.nat(),
        fc.string({ minLength: 1, maxLength: 1 }),
        ({ item, field, text }, a, b, letter) => {
          const start = a % text.length;
          const end = start + 1 + (b % (text.length - start));
          const quote = text.slice(start, end);
          expect(checkCitation(item, { id: item.id, field, quote })).toBe(true);
          const at = b % (quote.length + 1);
          const altered = `${quote.slice(0, at)}${letter}${quote.slice(at)}`;
          expect(checkCitation(item, { id: item.id, field, quote: altered })).toBe(text.includes(altered));
        },
      ),
    );
  });

  it('fail on empty quotes, other items, fields that are not evidence, and items that were not retrieved', () => {
    const item = items.find(({ id }) => id === 'mail-invoice');
    if (item === undefined) throw new Error('the small life has an invoice');
    const good = { id: item.id, field: 'amounts.0', quote: 'EUR 397.71' };
    expect(checkCitation(item, { ...good, quote: '' })).toBe(false);
    expect(checkCitation(item, { ...good, field: 'origin.path', quote: 'mail-invoice' })).toBe(false);
    expect(checkCitation(item, { ...good, field: 'amounts.7' })).toBe(false);
    expect(items.filter((other) => checkCitation(other, good))).toEqual([item]);
    expect(checkedCitations([good, good], new Map([[item.id, item]]))).toEqual([good]);
    expect(checkedCitations([good], new Map())).toEqual([]);
  });
});

describe('wording', () => {
  it('writes money and spans as people do', () => {
    expect(moneyText({ value: 1842.97, currency: 'EUR' })).toBe('€1,842.97');
    expect(moneyText({ value: 12, currency: 'CHF' })).toBe('CHF 12.00');
    expect(moneyText({ value: 900, currency: 'JPY' })).toBe('¥900');
    expect(moneyText({ value: 3.5 })).toBe('3.50');
    expect(spanText('2023-05-05T10:00:00', '2023-05-09T20:00:00', 'en')).toBe('5 May 2023 to 9 May 2023');
    expect(spanText('2023-05-01', '2023-05-31', 'zh')).toBe('2023年5月');
    expect(spanText('2023-01-01', '2023-12-31', 'en')).toBe('2023');
  });
});
