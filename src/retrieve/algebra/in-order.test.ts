import { describe, expect, it } from 'vitest';
import { smallLife, stored } from '../../../test/retrieve/small-life.ts';
import { tinyStore } from '../../../test/retrieve/tiny-store.ts';
import { assembleItem } from '../../memory/item.ts';
import type { PlanOrder } from '../../memory/query-plan.ts';
import { buildGazetteer } from '../planner/gazetteer-build.ts';
import { inOrder } from './in-order.ts';

const gazetteer = await buildGazetteer(tinyStore(smallLife));
const matches = smallLife.items.map((item) => ({ item: assembleItem(item) }));
const order = (said: Partial<PlanOrder>): PlanOrder => ({ by: 'time', end: 'least', nth: 1, of: 'item', ...said });
const picked = (said: Partial<PlanOrder>, of = matches): string[] =>
  inOrder(of, order(said), gazetteer).map(({ item }) => item.id);
const images = matches.filter(({ item }) => item.modality === 'image');

describe('the order of a plan', () => {
  it.each([
    ['the first', {}, ['par-1']],
    ['the second', { nth: 2 }, ['lis-1']],
    ['the last two', { end: 'most' as const, count: 2 }, ['lis-3', 'nowhere-1']],
    ['the second to last', { end: 'most' as const, nth: 2 }, ['nowhere-1']],
    ['the biggest group', { by: 'people' as const, end: 'most' as const }, ['par-1']],
    ['the trip', { of: 'trip' as const }, ['lis-1', 'lis-2', 'lis-3', 'nowhere-1']],
    ['a second trip', { of: 'trip' as const, nth: 2 }, []],
    ['the farthest from home', { by: 'distance' as const, end: 'most' as const }, ['lis-1']],
    ['the nearest to home', { by: 'distance' as const }, ['par-1']],
    ['where most often', { by: 'frequency' as const, end: 'most' as const }, ['lis-1', 'lis-2', 'lis-3']],
  ])('%s', (_, said, expected) => {
    expect(picked(said, images)).toEqual(expected);
  });

  it('leaves out what it knows no measure of, and chooses nothing where it knows none', () => {
    expect(picked({ by: 'duration', end: 'most' })).toEqual(['vid-1']);
    expect(picked({ by: 'amount', end: 'most' })).toEqual(['mail-booking']);
    expect(picked({ by: 'amount' })).toEqual(['mail-invoice']);
    const blank = [{ item: assembleItem(stored('blank', 'image', {})) }];
    expect(picked({ by: 'duration', end: 'most' }, blank)).toEqual(['blank']);
  });
});
