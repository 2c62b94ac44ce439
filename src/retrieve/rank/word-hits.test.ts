import { describe, expect, it } from 'vitest';
import { type ItemId, itemIdSchema } from '../../memory/ids.ts';
import { unitHits, type WordHits, waysSaid } from './word-hits.ts';

const id = (name: string): ItemId => itemIdSchema.parse(name);
const word = (token: string, scores: Readonly<Record<string, number>>): WordHits => ({
  token,
  top: Math.max(0, ...Object.values(scores)),
  baseRate: 0.01,
  scores: new Map(Object.entries(scores).map(([name, score]) => [id(name), score])),
});

const scoresOf = (hits: WordHits | undefined): Record<string, number> => {
  const found: Record<string, number> = {};
  hits?.scores.forEach((score, one) => {
    found[one] = score;
  });
  return found;
};

describe('one thing said in several ways', () => {
  const hits = [word('concert', { a: 4 }), word('live', { b: 2, c: 2 }), word('music', { b: 2 })];
  const ways = [['concert'], ['live', 'music']];

  it('counts by its best way; a phrase among other ways says it only as a whole', () => {
    const unit = unitHits(ways, hits, undefined);
    expect(scoresOf(unit)).toEqual({ a: 4, b: 4 });
    expect(unit?.top).toBe(4);
  });

  it('counts by the share of its words where there is one way of several', () => {
    const unit = unitHits([['live', 'music']], hits, undefined);
    expect(scoresOf(unit)).toEqual({ b: 4, c: 1 });
  });

  it('is given away by signs for less than by its name', () => {
    const unit = unitHits(ways, hits, word('signs', { a: 1, d: 6 }));
    const score = (name: string): number => unit?.scores.get(id(name)) ?? 0;
    expect(score('a')).toBe(4);
    expect(score('d')).toBeGreaterThan(0);
    expect(score('d')).toBeLessThan(score('a'));
  });

  it('is given away for no more where one says it far better than most', () => {
    const many = { a: 12, b: 2, c: 2, e: 2 };
    const unit = unitHits([['concert'], ['gig']], [word('concert', many), word('gig', {})], word('signs', { d: 6 }));
    expect(unit?.scores.get(id('d'))).toBeLessThan(2);
  });

  it('is the word itself where there is one way of one word', () => {
    expect(unitHits([['concert']], hits, undefined)).toBe(hits[0]);
  });
});

describe('a name that a thing is asked for by, but which is said of others, too', () => {
  const ways = [['screenshot'], ['screen', 'capture']];
  const asked = [['phone', 'screen']];
  const phones = [word('phone', { a: 1, b: 1, c: 1, d: 1 }), word('screen', { a: 1, b: 1, c: 1 })];
  const few = word('screenshot', { e: 1 });
  const some = word('screenshot', { e: 1, f: 1, g: 1 });

  it('says it where hardly any says it otherwise', () => {
    expect(waysSaid({ ways, asked }, [few, ...phones])).toEqual([...ways, ...asked]);
  });

  it('does not where others say it by its names', () => {
    expect(waysSaid({ ways, asked }, [some, ...phones])).toEqual(ways);
    expect(waysSaid({ ways }, [few, ...phones])).toEqual(ways);
  });
});
