import { expect, it } from 'vitest';
import { leaving } from './leaving.ts';

it('holds what is read of an item from when it begins to be forgotten until that has failed', () => {
  const [own, other, all] = [['getItem', { id: 'img-1' }], ['getItem', { id: 'img-2' }], ['getTimeline']];
  expect([own, other, all].map(leaving.holds)).toEqual([false, false, false]);
  leaving.begin('img-1');
  expect([own, other, all].map(leaving.holds)).toEqual([true, false, false]);
  expect(['img-1', 'img-2'].map(leaving.has)).toEqual([true, false]);
  leaving.end('img-1');
  expect(leaving.holds(own)).toBe(false);
});
