import { describe, expect, it } from 'vitest';
import { deedsAsked, looksShared, setsDay } from './shown-looks.ts';

describe('how somebody looks', () => {
  it.each([
    ['A curly-haired woman pours tea.', 'Mira (you know her by her curls) takes the room.'],
    ['A bearded man on a bench.', 'Der Neue, Olaf, trägt einen Bart.'],
    ['A boy with glasses reads.', '新同学小宇戴眼镜。'],
    ['A girl with braids on a swing.', '扎辫子的是朵朵。'],
    ['An old man in a wheelchair.', 'Monsieur Petit viendra en fauteuil roulant.'],
  ])('%s: %s', (shown, line) => expect(looksShared(shown, line)).toBe(1));

  it('is not shared where the line tells of another look', () =>
    expect(looksShared('A bald man with a dog.', 'Rolf has a beard now.')).toBe(0));
});

it.each([
  ['Who is the singer on the quay?', 'sing'],
  ['Who is the drummer?', 'drum'],
  ['Who is the violinist?', 'violin'],
])('%s does it: %s', (question, deed) => expect(deedsAsked(question)).toContain(deed));

it('a brother does nothing', () => expect(deedsAsked('Who is my brother beside?')).toEqual([]));

describe('days told without a month', () => {
  it.each([
    ['We have the hut from the 15th to the 18th.', '2023-05-16', true],
    ['We have the hut from the 15th to the 18th.', '2023-05-19', false],
    ['See you on the 16th', '2023-05-16', true],
    ['15号到18号都在。', '2023-05-17', true],
    ['16号见', '2023-05-16', true],
    ['On the 16th floor', '2023-05-16', false],
    ['See you on the 16th', '2023-07-16', false],
  ])('%s of %s: %s', (line, pictured, is) => expect(setsDay(line, '2023-05-02', pictured)).toBe(is));
});
