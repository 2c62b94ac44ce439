import { describe, expect, it } from 'vitest';
import { smallLife } from '../../../test/retrieve/small-life.ts';
import { tinyStore } from '../../../test/retrieve/tiny-store.ts';
import { retrieve } from '../../retrieve/search.ts';
import { drafted } from '../drafted.ts';
import { evidenceFeatures, evidenceOf } from './evidence-features.ts';

const store = tinyStore(smallLife);
const evidence = async (question: string) =>
  evidenceOf(await drafted({ store, retrieve }, question, { now: '2024-03-15T12:00:00' }));

describe('the evidence for an answer', () => {
  it('is read off the record that bears everything out', async () => {
    expect(await evidence('How much did I pay for the hotel in Portugal?')).toMatchObject({
      read: 1,
      guess: 0,
      placeYes: 1,
      placeAlone: 0,
      lacking: 0,
      foreign: 0,
      refused: 0,
    });
  });

  it('lacks a word that others have, and one that nobody has', async () => {
    const pottery = await evidence('What did the vet say about pottery?');
    expect(pottery.lacking).toBeGreaterThan(0);
    expect((await evidence('What did the vet say about zeppelins?')).foreign).toBeGreaterThan(pottery.foreign);
  });

  it('counts the words of the occasion, too', async () => {
    const [with_, without] = [
      await evidence('Which hotel did I stay at when I saw the fireworks?'),
      await evidence('Which hotel did I stay at?'),
    ];
    expect(with_.wholeSupport).toBeLessThanOrEqual(without.wholeSupport);
  });

  it.each([
    'When did I last see Ben?',
    'photos of Clara in Paris',
    '我在里斯本住的是哪家酒店？',
    'When did I go skydiving?',
    '',
  ])('is finite and says one thing of where the answer is from: “%s”', async (question) => {
    const found = await evidence(question);
    for (const name of evidenceFeatures) expect(Math.abs(found[name]), name).toBeLessThanOrEqual(2);
    expect(found.read + found.sentenceOnly + found.guess + found.last + found.nearest + found.nothing).toBe(1);
  });
});
